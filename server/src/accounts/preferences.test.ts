import { getAccount, updatePreferences } from '@app/contract/accounts';
import { beforeAll, expect, test } from 'vitest';
import { aClinic, type Clinic, type SomePatient } from '../testing/clinic.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

let t: TestApp;
let clinic: Clinic;
let patient: SomePatient;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
  patient = await clinic.patient();
});

const screensOf = async ({ token }: { token: string }) => {
  const { sounds_muted, larger_text } = (await t.call(getAccount, {}, token)).json();
  return { sounds_muted, larger_text };
};

test('a stranger has no preferences', async () => {
  expect((await t.call(updatePreferences, { body: { larger_text: true } })).statusCode).toBe(401);
});

test.each([{ larger_text: 'yes' }, { larger_text: null }, { theme: 'dark' }])(
  '%j is refused and changes nothing',
  async (payload) => {
    const before = await screensOf(patient);
    const { statusCode } = await t.http.inject({
      method: 'PUT',
      url: updatePreferences.path,
      headers: { authorization: `Bearer ${patient.token}` },
      payload,
    });
    expect(statusCode).toBe(400);
    expect(await screensOf(patient)).toEqual(before);
  },
);

test('each preference changes alone, and only of the own account', async () => {
  const change = (body: { sounds_muted?: boolean; larger_text?: boolean }) =>
    t.call(updatePreferences, { body }, patient.token);
  const professional = await clinic.professional();
  const untouched = await screensOf(professional);
  expect((await change({ larger_text: true })).json()).toMatchObject({ larger_text: true });
  await change({ sounds_muted: true });
  expect(await screensOf(patient)).toEqual({ sounds_muted: true, larger_text: true });
  await change({ larger_text: false });
  await change({});
  expect(await screensOf(patient)).toEqual({ sounds_muted: true, larger_text: false });
  expect(await screensOf(professional)).toEqual(untouched);
});
