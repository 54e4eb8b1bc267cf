import {
  DISPENSINGS_IN_TABLE,
  DISPENSINGS_PAGE,
  exportDispensings,
  listDispensings,
} from '@app/contract/dispensing';
import { addDays, dayOf } from '@app/contract/kernel';
import { parse } from 'csv-parse/sync';
import { beforeAll, describe, expect, test } from 'vitest';
import { proves } from '../../../architecture/requirements/index.ts';
import { aClinic, type Clinic, type SomePharmacist } from '../testing/clinic.ts';
import { aLine, countersOf } from '../testing/counter.ts';
import { duringChange } from '../testing/during-change.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

let t: TestApp;
let clinic: Clinic;
let counters: ReturnType<typeof countersOf>;
let who: SomePharmacist;
let today: string;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
  counters = countersOf(t, clinic);
  who = await clinic.pharmacist();
  today = dayOf(t.clock.now());
});

type Asked = Parameters<typeof t.call<typeof listDispensings>>[1]['query'];

const list = (query: Asked = {}, { token }: { token: string } = who) =>
  t.call(listDispensings, { query }, token);
const table = (query: Asked = {}, { token }: { token: string } = who) =>
  t.call(exportDispensings, { query }, token);

/** Dispenses a new prescription, now or at a given instant. */
async function served(lines?: object[], at?: string): Promise<string> {
  const { key } = await counters.inHand();
  const answer = await counters.serve(who, key, lines);
  const { id } = answer.json().data;
  if (at) await movedTo(id, at);
  return id;
}

/** These rows are immutable by law, so the trigger is disabled: only the reading of days is tested here. */
const movedTo = (id: string, at: string) =>
  t.pool.query(
    `begin; set local session_replication_role = replica;
     update dispensing set dispensed_at = '${at}' where id = '${id}'; commit`,
  );

describe('what a branch handed over is not listed', () => {
  test('to others, nor without a branch', async () => {
    const others = [
      await clinic.patient(),
      await clinic.professional(),
      await clinic.staff('MEDICAL_DIRECTOR'),
      await clinic.staff('PHARMACY'),
    ];
    for (const other of others)
      for (const ask of [list, table]) expect((await ask({}, other)).statusCode).toBe(403);
  });

  test.each([
    ['from no day', { fromDate: '2026-02-30' }],
    ['until a day of the year 0', { toDate: '0000-01-01' }],
    ['before the first page', { page: -1 }],
  ])('%s', async (_, query) => {
    expect((await list(query as Asked)).statusCode).toBe(400);
  });
});

test('a branch reads its own by days of Argentina, newest first, and none of another', async () => {
  proves('counter-history', 'counter-own-branch');
  const [yesterday, tomorrow] = [addDays(today, -1), addDays(today, 1)];
  const late = await served(undefined, `${yesterday}T23:59:59.999-03:00`);
  const early = await served(undefined, `${today}T00:00:00-03:00`);
  const last = await served(undefined, `${today}T23:59:59-03:00`);
  const next = await served(undefined, `${tomorrow}T00:00:00-03:00`);
  const elsewhere = await clinic.pharmacist();
  const { key } = await counters.inHand();
  await counters.serve(elsewhere, key);
  const ids = async (query: Asked, whose: { token: string } = who) =>
    (await list(query, whose)).json().data.map(({ id }: { id: string }) => id);
  expect(await ids({})).toEqual([next, last, early, late]);
  expect(await ids({ fromDate: today, toDate: today })).toEqual([last, early]);
  expect(await ids({ toDate: yesterday })).toEqual([late]);
  expect(await ids({ fromDate: tomorrow })).toEqual([next]);
  expect(await ids({ fromDate: tomorrow, toDate: yesterday })).toEqual([]);
  expect(await ids({ fromDate: '1900-01-01', toDate: '2199-12-31' })).toHaveLength(4);
  expect(await ids({}, elsewhere)).toHaveLength(1);
  const { rows } = await t.pool.query(
    `select distinct account_id from audit_event where type = 'dispensings.list' and entity_id = $1`,
    [who.branchId],
  );
  expect(rows).toEqual([{ account_id: who.accountId }]);
});

test('a dispensing has the time at which its counter got hold of the prescription, so that an order paid meanwhile counts it', async () => {
  const { key, prescriptionId } = await counters.inHand();
  let paidAt = 0;
  const held = {
    change: 'update prescription set version = version where id = $1',
    id: prescriptionId,
    meanwhile: () => {
      t.clock.advance(60_000);
      paidAt = t.clock.now().getTime();
    },
  };
  const answer = await duringChange(t, held, () => counters.serve(who, key));
  expect(answer.statusCode).toBe(200);
  expect(Date.parse(answer.json().data.date)).toBeGreaterThanOrEqual(paidAt);
});

/** As many more dispensings as one that was made, each of a prescription of its own. */
const moreAs = (id: string, count: number) =>
  t.pool.query(
    `with more as (
       insert into prescription (id, external_id, consultation_id, author_id, person_id, holder_id, patient_name,
         professional_name, professional_license, professional_login, diagnosis, status, dispensed_at, start_date, test_mark)
       select gen_random_uuid(), gen_random_uuid()::text, consultation_id, author_id, person_id, holder_id, patient_name,
         professional_name, professional_license, professional_login, diagnosis, status, dispensed_at, start_date, test_mark
       from prescription, generate_series(1, $2)
       where prescription.id = (select prescription_id from dispensing where id = $1) returning id)
     insert into dispensing (id, prescription_id, branch_id, account_id, pharmacy_name, branch_name, pharmacist_name,
       pharmacist_licence, dispensed_at, partial)
     select gen_random_uuid(), more.id, branch_id, account_id, pharmacy_name, branch_name, pharmacist_name,
       pharmacist_licence, dispensed_at, partial from dispensing, more where dispensing.id = $1`,
    [id, count],
  );

test('the spreadsheet of more than ten thousand dispensings is refused, and of as many is not', async () => {
  who = await clinic.pharmacist();
  await moreAs(await served(), DISPENSINGS_IN_TABLE - 1);
  expect((await table()).statusCode).toBe(200);
  await served();
  const answer = await table();
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'dispensing.too-many']);
  expect((await list()).json().data).toHaveLength(DISPENSINGS_PAGE);
});

test('they come fifty a page', async () => {
  who = await clinic.pharmacist();
  await moreAs(await served(), 50);
  const page = async (number: number) =>
    (await list({ page: number })).json().data.map((one: { id: string }) => one.id);
  const [first, second] = [await page(0), await page(1)];
  expect([first.length, second.length, (await page(2)).length]).toEqual([50, 1, 0]);
  expect(new Set([...first, ...second]).size).toBe(51);
});

test('the table for a spreadsheet has semicolons, UTF-8 with its mark, and no cell that is a formula', async () => {
  proves('counter-table-is-harmless');
  who = await clinic.pharmacist();
  const evil = [
    aLine(1, {
      product: '=HYPERLINK("http://x")',
      pack: '+1',
      lot: '@x',
      substitution: '-2; "dos"',
    }),
    aLine(2, { product: 'Ñandú', pack: 'Envase\tpor 20', quantity: 1 }),
  ];
  await served(evil);
  const answer = await table();
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': expect.stringContaining('dispensaciones.csv'),
    'cache-control': 'no-store',
  });
  const bytes = answer.rawPayload;
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const text = bytes.toString('utf8');
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const rows: Record<string, string>[] = parse(bytes, { bom: true, columns: true, delimiter: ';' });
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatchObject({
    Fecha: today.split('-').reverse().join('/'),
    Paciente: 'María González',
    'Cantidad entregada': '1',
    'Producto entregado': `'=HYPERLINK("http://x")`,
    Presentación: `'+1`,
    Lote: `'@x`,
    'Motivo de la sustitución': `'-2; "dos"`,
    Dispensación: 'Completa',
  });
  expect(rows[1]).toMatchObject({ 'Producto entregado': 'Ñandú' });
  for (const row of rows)
    for (const cell of Object.values(row)) expect(cell).not.toMatch(/^[=+\-@]/);
  expect(
    parse((await table({ toDate: addDays(today, -1) })).rawPayload, { bom: true, delimiter: ';' }),
  ).toHaveLength(1);
});
