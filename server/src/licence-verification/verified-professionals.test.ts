import { addDays, dayOf } from '@app/contract/kernel';
import {
  getVerifiedProfessional,
  listVerifiedProfessionals,
  type NamedVerified,
} from '@app/contract/licence-verification';
import { consultRegistry } from '@app/contract/registry-checks';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../platform/ids.ts';
import { aClinic, type Clinic, type Someone } from '../testing/clinic.ts';
import { licencesCountUntil, setVerification } from '../testing/professional-setup.ts';
import { registryOfTests } from '../testing/registry-of-tests.ts';
import { staffOf } from '../testing/staff.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

const VERIFIED_AT = new Date('2026-08-03T12:00:00.000Z');
const NOT_FOUND = { status: 404, code: 'licence-verification.not-found' };

let t: TestApp;
let clinic: Clinic;
let admin: Someone;
let registry: Awaited<ReturnType<typeof registryOfTests>>;
let professional: Someone;
beforeAll(async () => {
  registry = await registryOfTests();
  t = await testApp(registry.settings);
  clinic = await aClinic(t);
  admin = await staffOf(t, clinic).proven();
});
beforeEach(async () => {
  professional = await clinic.professional();
  await t.pool.query('update professional set verified_at = $2 where account_id = $1', [
    professional.accountId,
    VERIFIED_AT,
  ]);
});
afterAll(() => registry.close());

const read = (id: string) => t.call(getVerifiedProfessional, { params: { id } });
const yesterday = () => addDays(dayOf(t.clock.now()), -1);
const setAccount = (accountId: string, status: string) =>
  t.pool.query('update account set status = $2 where id = $1', [accountId, status]);

describe('one answer for all of whom nothing is published', () => {
  test('somebody unknown, a patient, staff', async () => {
    const patient = await clinic.patient();
    for (const id of [newId(), patient.accountId, patient.personId, admin.accountId])
      expect((await read(id)).json()).toMatchObject(NOT_FOUND);
  });

  test.each(['PENDING_VERIFICATION', 'SUSPENDED'] as const)('who is %s', async (verification) => {
    await setVerification(t, professional.accountId, verification);
    expect((await read(professional.accountId)).json()).toMatchObject(NOT_FOUND);
  });

  test('whom nobody verified, whose account is closed, whose licences expired', async () => {
    const [unseen, closed, expired] = [
      professional,
      await clinic.professional(),
      await clinic.professional(),
    ];
    await t.pool.query('update professional set verified_at = null where account_id = $1', [
      unseen.accountId,
    ]);
    await setAccount(closed.accountId, 'DISABLED');
    await licencesCountUntil(t, expired.accountId, [yesterday(), yesterday()]);
    for (const { accountId } of [unseen, closed, expired])
      expect((await read(accountId)).json()).toMatchObject(NOT_FOUND);
  });
});

describe('what was verified', () => {
  test('is read by anybody, without a word that registries do not publish', async () => {
    await licencesCountUntil(t, professional.accountId, [null, '2027-12-29']);
    const answer = await read(professional.accountId);
    expect(answer.json().data).toEqual({
      id: professional.accountId,
      name: expect.stringMatching(/^Dra?\. /),
      specialties: ['Clínica médica'],
      licence_label: 'M.N. 98421',
      profession: expect.any(String),
      licences: [
        {
          licence_label: 'M.N. 98421',
          issuer: 'Ministerio de Salud de la Nación',
          jurisdiction: 'Ciudad Autónoma de Buenos Aires',
          valid_until: null,
        },
        {
          licence_label: 'M.P. 33507',
          issuer: 'Colegio de Médicos de la Provincia de Buenos Aires',
          jurisdiction: 'Buenos Aires',
          valid_until: '2027-12-29',
        },
      ],
      verifiedDate: VERIFIED_AT.toISOString(),
      registryCheck: null,
    });
    expect(answer.body).not.toContain(professional.email);
  });

  test('leaves out a licence that has expired', async () => {
    await licencesCountUntil(t, professional.accountId, [yesterday(), null]);
    expect((await read(professional.accountId)).json().data).toMatchObject({
      licence_label: 'M.P. 33507',
      licences: [{ licence_label: 'M.P. 33507' }],
    });
  });

  test('names the latest check of the registry, if that one was good', async () => {
    const { accountId } = professional;
    const consult = async () =>
      (await t.call(consultRegistry, { params: { accountId } }, admin.token)).json().data;
    registry.say({});
    const { checkedDate } = await consult();
    expect((await read(accountId)).json().data.registryCheck).toEqual({
      registry: 'REFEPS',
      isSimulated: false,
      checkedDate,
    });
    registry.say({ identity: { finding: 'NOT_FOUND' } });
    await consult();
    expect((await read(accountId)).json()).toMatchObject(NOT_FOUND);
    await t.pool.query(
      `update professional set verification = 'VERIFIED', suspended_by_registry = false where account_id = $1`,
      [accountId],
    );
    expect((await read(accountId)).json().data.registryCheck).toBeNull();
  });
});

test('the door names a few with a verified licence in force, and others on another day', async () => {
  const named = async (): Promise<NamedVerified[]> =>
    (await t.call(listVerifiedProfessionals, {})).json().data;
  const many = await Promise.all(Array.from({ length: 8 }, () => clinic.professional()));
  await t.pool.query('update professional set verified_at = $2 where account_id = any($1)', [
    many.map(({ accountId }) => accountId),
    VERIFIED_AT,
  ]);
  const [expired, suspended] = many;
  await licencesCountUntil(t, expired?.accountId ?? '', [yesterday(), yesterday()]);
  await setVerification(t, suspended?.accountId ?? '', 'SUSPENDED');
  const seen = new Set<string>();
  for (let day = 0; day < 20; day += 1) {
    const found = await named();
    expect(found).toHaveLength(6);
    for (const { id } of found) seen.add(id);
    t.clock.advance(86_400_000);
  }
  expect(seen.size).toBeGreaterThan(6);
  expect(seen).not.toContain(expired?.accountId);
  expect(seen).not.toContain(suspended?.accountId);
});
