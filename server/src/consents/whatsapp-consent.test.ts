import { getWhatsAppConsent, setWhatsAppConsent } from '@app/contract/consents';
import { beforeAll, expect, test } from 'vitest';
import { aClinic, type Clinic, type Someone } from '../testing/clinic.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

let t: TestApp;
let clinic: Clinic;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
});

const isGranted = async ({ token }: Someone): Promise<boolean> =>
  (await t.call(getWhatsAppConsent, {}, token)).json().data.granted;
const set = ({ token }: Someone, granted: boolean) =>
  t.call(setWhatsAppConsent, { body: { granted } }, token);

test('only patients are asked', async () => {
  for (const who of [await clinic.professional(), await clinic.staff('ADMIN')])
    expect((await set(who, true)).statusCode).toBe(403);
});

test('it is withdrawn as easily as it is given, and both stay with their dates', async () => {
  const patient = await clinic.patient();
  expect(await isGranted(patient)).toBe(false);
  expect((await set(patient, true)).json().data.granted).toBe(true);
  expect((await set(patient, true)).json().data.granted).toBe(true);
  expect((await set(patient, false)).json().data.granted).toBe(false);
  expect((await set(patient, true)).json().data.granted).toBe(true);
  const { rows } = await t.pool.query(
    `select withdrawn_at is null as stands from consent join consent_text text on text.id = consent_text_id
     where person_id = $1 and text.kind = 'whatsapp' order by accepted_at`,
    [patient.personId],
  );
  expect(rows).toEqual([{ stands: false }, { stands: true }]);
  expect(await isGranted(await clinic.patient())).toBe(false);
});
