import { listPrescriptions, type Prescription } from '@app/contract/prescriptions';
import { beforeAll, describe, expect, test } from 'vitest';
import { proves } from '../../../architecture/requirements/index.ts';
import { aClinic, type Clinic, type SomePatient } from '../testing/clinic.ts';
import { familiesOf } from '../testing/family.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { type FinishedVisit, PRESCRIBED, visitsOf } from '../testing/visits.ts';

let t: TestApp;
let clinic: Clinic;
let visits: ReturnType<typeof visitsOf>;
let families: ReturnType<typeof familiesOf>;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
  visits = visitsOf(t, clinic);
  families = familiesOf(t);
});

type Asked = Parameters<typeof t.call<typeof listPrescriptions>>[1]['query'];

const ask = (query: Asked, token?: string) => t.call(listPrescriptions, { query }, token);

const read = async (query: Asked, token: string): Promise<Prescription[]> =>
  (await ask(query, token)).json().data;

const statusOf = async (query: Asked, token?: string) => (await ask(query, token)).statusCode;

const prescribeTo = async (patient: SomePatient): Promise<FinishedVisit> =>
  visits.finish(await visits.aVisit({ patient }));

const externalIdOf = async ({ consultationId }: FinishedVisit): Promise<string> =>
  (
    await t.pool.query('select external_id from prescription where consultation_id = $1', [
      consultationId,
    ])
  ).rows[0].external_id;

const loginOf = async ({ email, personId }: SomePatient): Promise<string> => {
  const { rows } = await t.pool.query('select id_number from person where id = $1', [personId]);
  return `${email}#${rows[0].id_number}`;
};

describe('prescriptions are not listed', () => {
  test('to nobody, nor to the staff', async () => {
    expect(await statusOf({})).toBe(401);
    for (const role of ['ADMIN', 'MEDICAL_DIRECTOR'] as const)
      expect(await statusOf({}, (await clinic.staff(role)).token)).toBe(403);
  });

  test('to another patient, professional or pharmacy, by login or by external id', async () => {
    proves('prescription-readers', 'call-prescriptions');
    const visit = await visits.aFinishedVisit();
    const externalId = await externalIdOf(visit);
    const strangers = [
      await clinic.patient(),
      await clinic.professional(),
      await clinic.staff('PHARMACY'),
    ];
    for (const { token } of strangers) {
      expect(await statusOf({ patient_login: visit.patient.email }, token)).toBe(404);
      expect(await statusOf({ externalId }, token)).toBe(404);
    }
  });

  test('by a login or an external id that nobody has', async () => {
    const { token } = await clinic.patient();
    expect(await statusOf({ patient_login: 'nadie@ejemplo.test' }, token)).toBe(404);
    expect(await statusOf({ externalId: 'nadie' }, token)).toBe(404);
  });

  test('to the holder from whom a patient of 17 kept the visit back, though they are to its professional', async () => {
    const patient = await families.aDependant(clinic, families.bornToTurn(17));
    const visit = await visits.finish(await visits.aVisit({ patient }), { holder_may_read: false });
    const externalId = await externalIdOf(visit);
    expect(await statusOf({ externalId }, patient.token)).toBe(404);
    for (const query of [{}, { patient_login: await loginOf(patient) }])
      expect(await read(query, patient.token)).toEqual([]);
    expect(await read({ externalId }, visit.professional.token)).toHaveLength(1);
  });

  test.each([
    ['of no tab', { statuses: 'old' }],
    ['of no login', { patient_login: 'no one#1' }],
    ['on pages of nothing', { page_size: 0 }],
    ['on pages of 101', { page_size: 101 }],
    ['before the first page', { page_number: -1 }],
  ])('%s', async (_, query) => {
    const { token } = await clinic.patient();
    expect(await statusOf(query as Asked, token)).toBe(400);
  });
});

describe('the prescriptions of a family', () => {
  test('stand each under the tab of its state, and an annulled one under none', async () => {
    proves('call-prescriptions');
    const patient = await clinic.patient();
    for (let issued = 0; issued < 4; issued += 1) await prescribeTo(patient);
    const [fresh = '', late = '', sent = '', annulled = ''] = (await read({}, patient.token)).map(
      ({ id }) => id,
    );
    const change = (id: string, set: string) =>
      t.pool.query(`update prescription set ${set} where id = $1`, [id]);
    await change(late, 'start_date = start_date - 31');
    await change(sent, `status = 'SENT', sent_at = now()`);
    await change(annulled, `status = 'ANNULLED', annulled_at = now()`);
    const tab = async (query: Asked) =>
      (await read(query, patient.token)).map(({ id, status, state }) => [id, status, state]);
    expect(await tab({ statuses: 'new' })).toEqual([[fresh, 'ISSUED', 'new']]);
    expect(await tab({ statuses: 'overdue' })).toEqual([[late, 'OVERDUE', 'overdue']]);
    expect(await tab({ statuses: 'sent' })).toEqual([[sent, 'SENT', 'sent']]);
    expect((await tab({})).map(([id]) => id)).toEqual([fresh, late, sent]);
  });

  test('are those of the account, or of the one whom a login names', async () => {
    const dependant = await families.aDependant(clinic, families.bornToTurn(10));
    const { rows } = await t.pool.query('select id from person where account_id = $1', [
      dependant.accountId,
    ]);
    const holder = { ...dependant, personId: rows[0].id };
    const [ofHolder, ofDependant] = [await prescribeTo(holder), await prescribeTo(dependant)];
    const visitsOfList = async (query: Asked) =>
      (await read(query, holder.token)).map(
        ({ consultationDTO }) => consultationDTO.consultationId,
      );
    expect(await visitsOfList({})).toEqual(
      [ofHolder, ofDependant].map((one) => one.consultationId),
    );
    expect(await visitsOfList({ patient_login: holder.email })).toEqual([ofHolder.consultationId]);
    expect(await visitsOfList({ patient_login: await loginOf(dependant) })).toEqual([
      ofDependant.consultationId,
    ]);
  });

  test('carry the DNI of the patient, for the own account and for nobody else', async () => {
    proves('prescription-at-the-counter');
    const dependant = await families.aDependant(clinic, families.bornToTurn(10));
    const visit = await prescribeTo(dependant);
    const [ofAccount] = await read({}, dependant.token);
    expect(`${dependant.email}#${ofAccount?.patient_id_number}`).toBe(await loginOf(dependant));
    const [ofProfessional] = await read(
      { externalId: await externalIdOf(visit) },
      visit.professional.token,
    );
    expect(ofProfessional).not.toHaveProperty('patient_id_number');
  });

  test('come in pages, the oldest first', async () => {
    const patient = await clinic.patient();
    for (let issued = 0; issued < 3; issued += 1) await prescribeTo(patient);
    const all = (await read({}, patient.token)).map(({ id }) => id);
    const page = async (page_number: number) =>
      (await read({ page_size: 2, page_number }, patient.token)).map(({ id }) => id);
    expect(await page(0)).toEqual(all.slice(0, 2));
    expect(await page(1)).toEqual(all.slice(2));
    expect(await page(2)).toEqual([]);
    const { rows } = await t.pool.query(
      'select id from prescription where person_id = $1 order by created_at',
      [patient.personId],
    );
    expect(rows.map(({ id }) => id)).toEqual(all);
  });
});

test('an external id leads to one prescription with its lines, for its patient and its professional', async () => {
  const visit = await visits.aFinishedVisit();
  await prescribeTo(visit.patient);
  const externalId = await externalIdOf(visit);
  for (const { token } of [visit.patient, visit.professional]) {
    const [found, ...others] = await read({ externalId }, token);
    expect(others).toEqual([]);
    expect(found).toMatchObject({
      externalId,
      consultationDTO: { consultationId: visit.consultationId },
      medications: PRESCRIBED.map(({ posology, quantity, vih }) => ({ posology, quantity, vih })),
    });
  }
});

test('who attended reads those of the patient by login, and without one nothing', async () => {
  const { patient, professional } = await visits.aFinishedVisit();
  expect(await read({ patient_login: patient.email }, professional.token)).toHaveLength(1);
  expect(await read({}, professional.token)).toEqual([]);
});
