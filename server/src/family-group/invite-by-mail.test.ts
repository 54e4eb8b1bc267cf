import type { Invitation } from '@app/contract/family-group';
import { DAY_MS } from '@app/contract/kernel';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { aClinic, type Clinic, type SomePatient } from '../testing/clinic.ts';
import { aMember, familiesOf } from '../testing/family.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

const PATIENCE = { timeout: 20_000 };

let t: TestApp;
let clinic: Clinic;
let families: ReturnType<typeof familiesOf>;

beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
  families = familiesOf(t);
});

const mailsTo = ({ email }: Pick<SomePatient, 'email'>) => t.mails.filter(({ to }) => to === email);

const isMailed = (who: SomePatient, times: number) =>
  vi.waitUntil(() => mailsTo(who).length === times, PATIENCE);

/** Waits until every queued invitation was processed. */
const isQuiet = () =>
  vi.waitUntil(async () => {
    const { rows } = await t.pool.query(
      `select count(*)::int as left from pgboss.job
       where name in ('family-invitation', 'mail') and state < 'completed'`,
    );
    return rows[0].left === 0;
  }, PATIENCE);

const addAsSpouse = async (holder: Pick<SomePatient, 'token'>, adult: SomePatient) =>
  families.add(
    holder,
    aMember({
      ...(await families.describe(adult)),
      relationship_to_titular: 'SPOUSE',
      first_name: 'Secretísimo',
    }),
  );

describe('no mail is sent', () => {
  test('for a minor without an account, or to an unverified address', async () => {
    const [holder, applicant] = [await clinic.patient(), await clinic.patient()];
    await t.pool.query(`update account set status = 'PENDING' where id = $1`, [
      applicant.accountId,
    ]);
    await families.add(holder);
    await addAsSpouse(holder, applicant);
    await isQuiet();
    expect(mailsTo(applicant)).toEqual([]);
  });

  test('twice for the same link, or by the same holder within 30 days', async () => {
    const [holder, adult] = [await clinic.patient(), await clinic.patient()];
    await addAsSpouse(holder, adult);
    await isMailed(adult, 1);
    const member = await families.memberOf(holder);
    const body = aMember({
      ...(await families.describe(adult)),
      relationship_to_titular: 'PARTNER',
    });
    await families.change(holder, member.id, body);
    const [{ id }] = (await families.invitationsOf(adult)) as [Invitation];
    await families.answer(adult, id, false);
    await addAsSpouse(holder, adult);
    await isQuiet();
    expect(mailsTo(adult)).toHaveLength(1);
  });
});

test('somebody with an account gets one mail that names nobody', async () => {
  const [holder, adult] = [await clinic.patient(), await clinic.patient()];
  await addAsSpouse(holder, adult);
  await isMailed(adult, 1);
  const [mail] = mailsTo(adult);
  expect(mail?.subject).toBe('Te invitaron a un grupo familiar');
  for (const words of [mail?.text, mail?.html]) {
    expect(words).toContain('Alguien quiere agregarte a su grupo familiar');
    expect(words).toContain('/paciente');
    expect(words).not.toMatch(/María|González|Secretísimo|\d{8}/);
    expect(words).not.toContain(holder.email);
  }
});

// Last in the file: it moves the clock.
test('another holder may invite at once, the same one after 30 days', async () => {
  const [holder, other, adult] = [
    await clinic.patient(),
    await clinic.patient(),
    await clinic.patient(),
  ];
  await addAsSpouse(holder, adult);
  await isMailed(adult, 1);
  await addAsSpouse(other, adult);
  await isMailed(adult, 2);
  for (const { id } of await families.invitationsOf(adult)) await families.answer(adult, id, false);
  t.clock.advance(31 * DAY_MS);
  await addAsSpouse({ token: await clinic.logIn(holder.email) }, adult);
  await isMailed(adult, 3);
});
