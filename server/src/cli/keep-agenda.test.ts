import { getAvailability } from '@app/contract/availability';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { aClinic, type Clinic } from '../testing/clinic.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { keepAgenda } from './keep-agenda.ts';

let t: TestApp;
let clinic: Clinic;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
});
afterEach(() => vi.restoreAllMocks());

test('nobody but a professional has an agenda', async () => {
  const { email } = await clinic.patient();
  await expect(keepAgenda({ pool: t.pool }, ['--email', email, '--by', 'office'])).rejects.toThrow(
    `${email} is no professional.`,
  );
});

test('the agenda of a professional is the director’s, and their own again', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const { email, token } = await clinic.professional();
  const kind = async () => (await t.call(getAvailability, {}, token)).json().data.agenda;
  expect(await kind()).toBe('OFFICE');
  for (const [by, agenda] of [
    ['direction', 'STAFF_GUARD'],
    ['office', 'OFFICE'],
  ] as const) {
    await keepAgenda({ pool: t.pool }, ['--email', email, '--by', by]);
    expect(await kind()).toBe(agenda);
  }
});
