import { type DocumentCheck, verifyDocument } from '@app/contract/documents';
import { askRectification } from '@app/contract/own-data';
import { proposeCuil } from '@app/contract/profiles';
import { beforeAll, expect, test } from 'vitest';
import { aClinic, type Clinic, type SomePatient } from '../testing/clinic.ts';
import { countersOf, type InHand } from '../testing/counter.ts';
import { requestsOf } from '../testing/requests.ts';
import { staffOf } from '../testing/staff.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

const CORRECTED = '29888777';

let t: TestApp;
let clinic: Clinic;
let counters: ReturnType<typeof countersOf>;
let patient: SomePatient;
let printed: InHand;

beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
  counters = countersOf(t, clinic);
  printed = await counters.inHand();
  patient = printed.patient;
  await t.pool.query('update person set cuil = $1, sex_str = $2 where id = $3', [
    proposeCuil(printed.key.dni, 'FEMALE'),
    'FEMALE',
    patient.personId,
  ]);
  await correctDni();
});

async function correctDni(): Promise<void> {
  const asked = await t.call(
    askRectification,
    { params: { patientId: patient.personId }, body: { field: 'ID_NUMBER', value: CORRECTED } },
    patient.token,
  );
  const admin = await staffOf(t, clinic).proven('ADMIN');
  await requestsOf(t).resolve(asked.json().data.requestId, admin);
}

const check = async (code: string, dni: string): Promise<DocumentCheck> =>
  (await t.call(verifyDocument, { body: { code, dni } })).json().data;

test('a document that was signed before a DNI was corrected is good with the one that it prints', async () => {
  const { cuir, dni } = printed.key;
  expect((await check(cuir, '11222333')).valid).toBe(false);
  expect((await check(cuir, dni)).valid).toBe(true);
  expect((await check(cuir, CORRECTED)).valid).toBe(true);
});

test('a counter serves a prescription from before with the DNI that it prints', async () => {
  const pharmacist = await clinic.pharmacist();
  const open = async (dni: string) =>
    (await counters.open(pharmacist, { ...printed.key, dni })).statusCode;
  expect(await open('11222333')).toBe(404);
  expect(await open(CORRECTED)).toBe(200);
  expect(await open(printed.key.dni)).toBe(200);
  expect((await counters.serve(pharmacist, printed.key)).statusCode).toBe(200);
});

test('the CUIL follows the DNI that it is made of', async () => {
  const { rows } = await t.pool.query('select cuil from person where id = $1', [patient.personId]);
  expect(rows[0].cuil).toBe(proposeCuil(CORRECTED, 'FEMALE'));
});
