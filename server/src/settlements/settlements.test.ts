import { exportSettlement, getSettlement, type SettledVisit } from '@app/contract/settlements';
import { parse } from 'csv-parse/sync';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { proves } from '../../../architecture/requirements/index.ts';
import { aClinic, type Clinic, type Someone } from '../testing/clinic.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { visitsOf } from '../testing/visits.ts';

const MONTH = '2025-06';

let t: TestApp;
let clinic: Clinic;
let who: Someone;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
});
beforeEach(async () => {
  await t.pool.query('delete from tariff');
  who = await clinic.professional();
});

const read = (month = MONTH, { token }: Pick<Someone, 'token'> = who) =>
  t.call(getSettlement, { query: { month } }, token);
const table = (month = MONTH, { token }: Pick<Someone, 'token'> = who) =>
  t.call(exportSettlement, { query: { month } }, token);
const settlement = async (month = MONTH, whose = who) => (await read(month, whose)).json().data;
const idsOf = async (month: string, whose = who): Promise<string[]> =>
  (await settlement(month, whose)).visits.map(({ id }: SettledVisit) => id);

type Past = {
  at?: string;
  insurer?: string | null;
  type?: 'VIRTUAL_GUARD' | 'APPOINTMENT';
  affiliate?: string | null;
  specialties?: string;
};

/** A finished visit that started at a time, of a patient with that coverage; null for a private patient. */
async function visited(past: Past = {}, whose = who): Promise<string> {
  const {
    at = `${MONTH}-10T12:00-03:00`,
    insurer = 'OSDE',
    type = 'VIRTUAL_GUARD',
    affiliate = '60123',
    specialties = 'Clínica médica',
  } = past;
  const visits = visitsOf(t, clinic);
  const { consultationId } = await visits.finish(await visits.aVisit({ professional: whose }));
  await t.pool.query(
    `update consultation set started_at = $2, consultation_type = $3, prepaid_health_name = coalesce($4, 'PARTICULAR'),
       prepaid_health_category_name = coalesce('Plan de ' || $4, 'PARTICULAR'), affiliate_number = $5,
       attention_type = case when $4 is null then 'Particular' else 'Obra Social' end, professional_specialties = $6
     where id = $1`,
    [consultationId, at, type, insurer, affiliate, specialties],
  );
  return consultationId;
}

type NewTariff = {
  insurer?: string;
  type?: string;
  specialty?: number;
  from: string;
  price: number;
};

const tariff = ({ insurer = 'OSDE', type = 'VIRTUAL_GUARD', specialty, from, price }: NewTariff) =>
  t.pool.query(
    `insert into tariff (prepaid_health_id, consultation_type, specialty_id, valid_from, price)
     select id, $2, $3, $4, $5 from prepaid_health where name = $1`,
    [insurer, type, specialty ?? null, from, price],
  );

describe('a settlement is not read', () => {
  test('by patients, pharmacies, staff, nor a professional whose licence is not verified', async () => {
    proves('settlements-of-own-visits');
    const others = [
      await clinic.patient(),
      await clinic.pharmacist(),
      await clinic.staff('ADMIN'),
      await clinic.staff('MEDICAL_DIRECTOR'),
      { token: await clinic.logIn('pendiente@cercana.test') },
    ];
    for (const other of others)
      for (const ask of [read, table]) expect((await ask(MONTH, other)).statusCode).toBe(403);
  });

  test.each([
    '',
    '2025',
    '2025-13',
    '2025-00',
    '0001-01',
    '9999-12',
    '2025-06-01',
    '2025-6',
    '+02025-06',
  ])('for a month written "%s"', async (month) => {
    for (const ask of [read, table]) expect((await ask(month)).statusCode).toBe(400);
  });
});

test('visits of another professional are never in it', async () => {
  proves('settlements-of-own-visits');
  const colleague = await clinic.professional();
  const own = await visited();
  const theirs = await visited({}, colleague);
  expect([await idsOf(MONTH), await idsOf(MONTH, colleague)]).toEqual([[own], [theirs]]);
});

test('a visit that is still going on is not in it', async () => {
  const { professional } = await visitsOf(t, clinic).aVisit({ professional: who });
  const now = t.clock.now().toISOString().slice(0, 7);
  expect((await settlement(now, professional)).total.visits).toBe(0);
});

test('a visit belongs to the month in Argentina in which it began', async () => {
  proves('settlements-by-month');
  const first = await visited({ at: '2025-06-01T00:00:00-03:00' });
  const last = await visited({ at: '2025-06-30T23:59:59.999-03:00' });
  const before = await visited({ at: '2025-05-31T23:59:59.999-03:00' });
  const after = await visited({ at: '2025-07-01T00:00:00-03:00' });
  // Stored on the following day, as happens with one that starts before midnight.
  await t.pool.query(
    `update consultation set created_at = '2025-07-01T00:20-03:00' where id = $1`,
    [last],
  );
  expect(await idsOf('2025-06')).toEqual([first, last]);
  expect([await idsOf('2025-05'), await idsOf('2025-07')]).toEqual([[before], [after]]);
});

test.each(['1900-01', '2199-12'])('the month %s is empty', async (month) => {
  expect(await settlement(month)).toMatchObject({ rows: [], total: { visits: 0, amount: null } });
});

test('visits are added up by who paid on that day, and without a tariff there is no amount', async () => {
  proves('settlements-by-month');
  await visited();
  await visited();
  await visited({ type: 'APPOINTMENT' });
  await visited({ insurer: null, affiliate: null });
  const row = { tariff: null, amount: null };
  expect(await settlement()).toMatchObject({
    month: MONTH,
    rows: [
      { ...row, insurer: 'OSDE', consultation_type: 'VIRTUAL_GUARD', visits: 2 },
      { ...row, insurer: 'OSDE', consultation_type: 'APPOINTMENT', visits: 1 },
      { ...row, insurer: null, consultation_type: 'VIRTUAL_GUARD', visits: 1 },
    ],
    total: { visits: 4, amount: null, without_tariff: 4 },
  });
});

test('of the patient only initials, plan and affiliate number are told, and the reading is in the audit', async () => {
  proves('settlements-tell-little');
  const id = await visited();
  const [visit] = (await settlement()).visits;
  expect(visit).toEqual({
    id,
    date: '2025-06-10T15:00:00.000Z',
    consultation_type: 'VIRTUAL_GUARD',
    insurer: 'OSDE',
    plan: 'Plan de OSDE',
    affiliate_number: '60123',
    patient_initials: 'M. G.',
    tariff: null,
  });
  await table();
  const { rows } = await t.pool.query(
    `select action, purpose from audit_event where type = 'settlements.read' and account_id = $1`,
    [who.accountId],
  );
  expect(rows).toEqual(Array.from({ length: 2 }, () => ({ action: 'R', purpose: 'HPAYMT' })));
});

describe('the tariff of a visit', () => {
  const tariffOf = async (id: string) =>
    (await settlement()).visits.find((visit: SettledVisit) => visit.id === id).tariff;

  test('is the one in force on its day in Argentina', async () => {
    proves('tariff-of-the-day');
    await tariff({ from: '2025-06-15', price: 200_50 });
    await tariff({ from: '2025-06-02', price: 100_00 });
    await tariff({ from: '2025-07-01', price: 300_00 });
    const on = (at: string) => visited({ at });
    const none = await on('2025-06-01T23:59:59-03:00');
    const first = await on('2025-06-02T00:00:00-03:00');
    const eve = await on('2025-06-14T23:59:59-03:00');
    const next = await on('2025-06-15T00:00:00-03:00');
    expect(await Promise.all([none, first, eve, next].map(tariffOf))).toEqual([
      null,
      100,
      100,
      200.5,
    ]);
    expect(await settlement()).toMatchObject({
      rows: [
        { tariff: null, visits: 1, amount: null },
        { tariff: 100, visits: 2, amount: 200 },
        { tariff: 200.5, visits: 1, amount: 200.5 },
      ],
      total: { visits: 4, amount: 400.5, without_tariff: 1 },
    });
  });

  test('is of its insurer and type, and not one that was taken out', async () => {
    proves('tariff-of-the-day');
    await tariff({ insurer: 'Swiss Medical', from: '2025-01-01', price: 1_00 });
    await tariff({ type: 'APPOINTMENT', from: '2025-01-01', price: 2_00 });
    await tariff({ insurer: 'PARTICULAR', from: '2025-01-01', price: 3_00 });
    const insured = await visited();
    const alone = await visited({ insurer: null });
    expect(await Promise.all([insured, alone].map(tariffOf))).toEqual([null, 3]);
    await t.pool.query('update tariff set active = false');
    expect(await tariffOf(alone)).toBeNull();
  });

  test('is that of the specialty where the record names no other, before the one for all', async () => {
    proves('tariff-of-the-day');
    await tariff({ from: '2025-06-01', price: 1_00 });
    await tariff({ from: '2025-01-01', price: 2_00, specialty: 1 });
    const one = await visited();
    const several = await visited({ specialties: 'Clínica médica, Pediatría' });
    expect(await Promise.all([one, several].map(tariffOf))).toEqual([2, 1]);
  });
});

test('what the patient paid privately is told as Particular, whatever the plan', async () => {
  await tariff({ insurer: 'PARTICULAR', from: '2025-01-01', price: 5_00 });
  const id = await visited({ affiliate: null });
  await t.pool.query(
    `update consultation set attention_type = 'Particular', prepaid_health_name = null, prepaid_health_category_name = null
     where id = $1`,
    [id],
  );
  expect((await settlement()).rows).toMatchObject([{ insurer: null, tariff: 5 }]);
});

test('the table for a spreadsheet has semicolons, a decimal comma, and no cell that is a formula', async () => {
  proves('settlements-table');
  await tariff({ from: '2025-06-01', price: 18_450_50 });
  const id = await visited({ affiliate: '=1+1' });
  await visited({ at: '2025-06-30T23:59:59-03:00', insurer: null, affiliate: null });
  const answer = await table();
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': expect.stringContaining('liquidacion-2025-06.csv'),
    'cache-control': 'no-store',
  });
  expect([...answer.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(parse(answer.rawPayload, { bom: true, columns: true, delimiter: ';' })).toMatchObject([
    {
      Fecha: '10/06/2025',
      Hora: '12:00',
      'Obra social o prepaga': 'OSDE',
      Plan: 'Plan de OSDE',
      'N.º de afiliado': "'=1+1",
      Paciente: 'M. G.',
      'Tipo de consulta': 'Guardia virtual',
      Arancel: '18450,50',
      Referencia: id,
    },
    {
      Fecha: '30/06/2025',
      Hora: '23:59',
      'Obra social o prepaga': 'Particular',
      Plan: '',
      'N.º de afiliado': '',
      Arancel: '',
    },
  ]);
});
