import {
  listDiseases,
  listInsurers,
  listLocalities,
  listPlans,
  listProvinces,
  listSpecialties,
  listSurgeries,
} from '@app/contract/catalogs';
import { beforeAll, describe, expect, test } from 'vitest';
import { proves } from '../../../architecture/requirements/index.ts';
import { seedLocalities } from '../../seed/seed-localities.ts';
import { stopOffering } from '../testing/catalog-setup.ts';
import { aClinic, type SomePatient } from '../testing/clinic.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

let t: TestApp;
let patient: SomePatient;

beforeAll(async () => {
  t = await testApp();
  const clinic = await aClinic(t);
  await seedLocalities(t.pool as never);
  patient = await clinic.patient();
});

type Named = { id: number | string; name: string };
const names = (answer: { json: () => { data: Named[] } }) =>
  answer.json().data.map(({ name }) => name);

const localitiesOf = (provinceId: string, name?: string) =>
  t.call(
    listLocalities,
    { params: { provinceId }, query: name === undefined ? {} : { name } },
    patient.token,
  );

describe('refused', () => {
  test('nothing is listed without a session', async () => {
    for (const endpoint of [listProvinces, listDiseases, listSurgeries, listInsurers]) {
      const answer = await t.call(endpoint, {});
      expect([endpoint.path, answer.statusCode]).toEqual([endpoint.path, 401]);
    }
  });

  test('a province is requested by its two digits', async () => {
    expect((await localitiesOf('6')).statusCode).toBe(400);
    expect((await localitiesOf("06' or '1'='1")).statusCode).toBe(400);
  });

  test('an insurer is requested by a number that fits the database column', async () => {
    for (const insurerId of ['0', '-1', 'OSDE', '9999999999999']) {
      const answer = await t.call(listPlans, { params: { insurerId } }, patient.token);
      expect([insurerId, answer.statusCode]).toEqual([insurerId, 400]);
    }
  });
});

describe('the envelope', () => {
  test.each([
    ['specialties', listSpecialties],
    ['provinces', listProvinces],
    ['pre-existing diseases', listDiseases],
    ['surgeries', listSurgeries],
    ['insurers', listInsurers],
  ] as const)('%s answers a data list with status OK', async (_, endpoint) => {
    proves('option-lists-envelope', 'call-option-lists', 'call-specialties');
    const answer = (await t.call(endpoint, { query: {} }, patient.token)).json();
    expect(answer.status).toBe('OK');
    expect(answer.data.length).toBeGreaterThan(5);
  });

  test('a list without rows is an empty list, not an error', async () => {
    proves('option-lists-envelope');
    const answer = await t.call(listPlans, { params: { insurerId: 99_999 } }, patient.token);
    expect(answer.json()).toEqual({ status: 'OK', data: [] });
    expect((await localitiesOf('06', 'Ningún Lugar')).json().data).toEqual([]);
  });
});

test('the 14 specialties of the specification are offered', async () => {
  proves('specialties-fourteen');
  expect(names(await t.call(listSpecialties, { query: {} }, patient.token))).toEqual(
    expect.arrayContaining([
      'Alergia e inmunología',
      'Cardiología',
      'Medicina general',
      'Dermatología',
      'Endocrinología',
      'Gastroenterología',
      'Ginecología',
      'Medicina del deporte',
      'Nefrología',
      'Obstetricia',
      'Oncología',
      'Pediatría',
      'Tocoginecología',
      'Urología',
    ]),
  );
});

describe('provinces and localities', () => {
  test('there are 24 provinces in alphabetical order, accents or not', async () => {
    proves('option-list-provinces');
    const answer = await t.call(listProvinces, {}, patient.token);
    expect(answer.json().data).toHaveLength(24);
    expect(names(answer).slice(0, 6)).toEqual([
      'Buenos Aires',
      'Catamarca',
      'Chaco',
      'Chubut',
      'Ciudad Autónoma de Buenos Aires',
      'Córdoba',
    ]);
  });

  test('every province has localities', async () => {
    const { data } = (await t.call(listProvinces, {}, patient.token)).json();
    for (const { id, name } of data as Named[]) {
      const found = (await localitiesOf(String(id))).json().data.length;
      expect([name, found > 2]).toEqual([name, true]);
    }
  });

  test('localities belong to their province', async () => {
    proves('option-list-localities');
    const places = [
      ['06', 'Bahía Blanca'],
      ['14', 'Villa Carlos Paz'],
      ['90', 'San Miguel de Tucumán'],
      ['58', 'San Martín de los Andes'],
      ['94', 'Ushuaia'],
      ['62', 'San Carlos de Bariloche'],
      ['66', 'Cafayate'],
      ['06', 'Ramos Mejía'],
      ['06', 'Temperley'],
      ['06', 'Florencio Varela'],
      ['06', 'Bernal'],
      ['06', 'Martínez'],
      ['06', 'González Catán'],
      ['50', 'Guaymallén'],
      ['14', 'Tanti'],
      ['02', 'Caballito'],
    ];
    for (const [province = '', place] of places) {
      expect(names(await localitiesOf(province))).toContain(place);
    }
  });

  test('a locality is found without its accents, by part of its name', async () => {
    expect(names(await localitiesOf('06', 'zarate'))).toEqual(['Zárate']);
    expect(names(await localitiesOf('06', '%'))).toEqual([]);
  });

  test('localities of the same name are distinguished by department', async () => {
    const { data } = (await localitiesOf('06', 'Villa Adelina')).json();
    expect(data).toHaveLength(2);
    expect(new Set(data.map(({ department }: { department: string }) => department)).size).toBe(2);
  });
});

describe('inactive rows', () => {
  test('are missing from every list', async () => {
    await stopOffering(t, 'surgery', 'Apendicectomía');
    await stopOffering(t, 'pre_existing_disease', 'Asma');
    await stopOffering(t, 'locality', 'Zárate');
    await stopOffering(t, 'prepaid_health', 'IOMA');
    expect(names(await t.call(listSurgeries, {}, patient.token))).not.toContain('Apendicectomía');
    expect(names(await t.call(listDiseases, {}, patient.token))).not.toContain('Asma');
    expect(names(await localitiesOf('06'))).not.toContain('Zárate');
    expect(names(await t.call(listInsurers, {}, patient.token))).not.toContain('IOMA');
    const plans = await t.call(listPlans, { params: { insurerId: 6 } }, patient.token);
    expect(plans.json().data).toEqual([]);
  });
});

describe('insurers and plans', () => {
  test('private patients have an insurer and a plan of that name', async () => {
    proves('option-list-particular');
    const { data } = (await t.call(listInsurers, {}, patient.token)).json();
    const particular = data.find(({ name }: Named) => name === 'PARTICULAR');
    expect(particular).toMatchObject({ kind: 'PARTICULAR' });
    const plans = await t.call(listPlans, { params: { insurerId: particular.id } }, patient.token);
    expect(plans.json().data).toEqual([
      { id: 1, name: 'PARTICULAR', prepaid_health: { id: 1, name: 'PARTICULAR' } },
    ]);
  });

  test('a plan includes its insurer, as in a profile', async () => {
    proves('option-list-plans');
    const plans = await t.call(listPlans, { params: { insurerId: 2 } }, patient.token);
    expect(plans.json().data).toEqual([
      { id: 2, name: 'Clasic', prepaid_health: { id: 2, name: 'Cercana' } },
      { id: 3, name: 'Familiar', prepaid_health: { id: 2, name: 'Cercana' } },
    ]);
  });
});
