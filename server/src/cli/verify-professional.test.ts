import { addDays, dayOf } from '@app/contract/kernel';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { aClinic, type Clinic } from '../testing/clinic.ts';
import { licencesCountUntil, setVerification } from '../testing/professional-setup.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { verifyProfessional } from './verify-professional.ts';

const TODAY = dayOf(new Date());

let t: TestApp;
let clinic: Clinic;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
});
afterEach(() => vi.restoreAllMocks());

/** A professional to be verified, whose two licences expire on the given days. */
async function waiting(...days: string[]) {
  const professional = await clinic.professional();
  const { accountId } = professional;
  await setVerification(t, accountId, 'PENDING_VERIFICATION');
  await licencesCountUntil(t, accountId, days);
  return professional;
}

async function verify(email: string) {
  const told = vi.spyOn(console, 'log').mockImplementation(() => {});
  const error = await verifyProfessional({ pool: t.pool }, ['--email', email]).then(
    () => undefined,
    (reason: Error) => reason.message,
  );
  return { error, lines: told.mock.calls.map(([line]) => String(line)) };
}

const stateOf = async (accountId: string) =>
  (await t.pool.query('select verification from professional where account_id = $1', [accountId]))
    .rows[0].verification;

test('nobody is verified who is no professional, or whose licences have all expired', async () => {
  expect((await verify('paciente@cercana.test')).error).toMatch(/is no professional/);
  const expired = await waiting(addDays(TODAY, -1), addDays(TODAY, -30));
  expect((await verify(expired.email)).error).toMatch(/no licence in force: nothing was verified/);
  expect(await stateOf(expired.accountId)).toBe('PENDING_VERIFICATION');
});

test('the host sees each licence with its validity, and which one signs', async () => {
  const { email, accountId } = await waiting(addDays(TODAY, -1), TODAY);
  const { error, lines } = await verify(email);
  expect(error).toBeUndefined();
  expect(lines).toEqual([
    `  1. M.N. 98421, Ministerio de Salud de la Nación, jurisdiction 02, EXPIRED on ${addDays(TODAY, -1)}`,
    `  2. M.P. 33507, Colegio de Médicos de la Provincia de Buenos Aires, jurisdiction 06, valid until ${TODAY}`,
    `${email} may attend: 2 verified, M.P. 33507 signs.`,
  ]);
  expect(await stateOf(accountId)).toBe('VERIFIED');
});
