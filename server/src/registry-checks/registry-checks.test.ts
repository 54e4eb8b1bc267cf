import { createHash } from 'node:crypto';
import { createConsultation } from '@app/contract/consultations';
import { addDays, dayOf } from '@app/contract/kernel';
import { searchNotifications } from '@app/contract/notifications';
import { getBoard } from '@app/contract/operations';
import { getPerson, searchPeople } from '@app/contract/people';
import { updateGuardAvailability } from '@app/contract/presence';
import { consultRegistry, listRegistryChecks } from '@app/contract/registry-checks';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../platform/ids.ts';
import { aClinic, type Clinic, type Someone } from '../testing/clinic.ts';
import { eventually } from '../testing/eventually.ts';
import { licencesCountUntil } from '../testing/professional-setup.ts';
import { REGISTRY_TOKEN, registryOfTests } from '../testing/registry-of-tests.ts';
import { staffOf } from '../testing/staff.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { recordOf, visitsOf } from '../testing/visits.ts';

const FIRST = '98421';
const SECOND = '33507';

let t: TestApp;
let clinic: Clinic;
let staff: ReturnType<typeof staffOf>;
let admin: Someone;
let director: Someone;
let registry: Awaited<ReturnType<typeof registryOfTests>>;
beforeAll(async () => {
  registry = await registryOfTests();
  t = await testApp(registry.settings);
  clinic = await aClinic(t);
  staff = staffOf(t, clinic);
  admin = await staff.proven();
  director = await staff.proven('MEDICAL_DIRECTOR');
});
beforeEach(() => {
  registry.behave();
  registry.say({});
  registry.received.length = 0;
});
afterAll(() => registry.close());

const consult = (accountId: string, { token }: Someone) =>
  t.call(consultRegistry, { params: { accountId } }, token);
const checksOf = async (accountId: string) =>
  (await t.call(listRegistryChecks, { params: { accountId } }, admin.token)).json().data;
const standingOf = async (accountId: string) =>
  (await t.call(getPerson, { params: { accountId } }, admin.token)).json().data.professional
    .verification;
const told = async ({ token }: Someone): Promise<{ event: string; description: string }[]> =>
  (await t.call(searchNotifications, { query: {} }, token)).json().data;
const boardNumber = async () =>
  (await t.call(getBoard, {}, director.token)).json().data.suspendedByRegistry;
const goOnDuty = ({ accountId, token }: Someone) =>
  t.call(
    updateGuardAvailability,
    { params: { id: accountId }, body: { virtualGuardAvailability: true } },
    token,
  );
const today = () => dayOf(t.clock.now());

describe('refused', () => {
  test('to everybody who is not staff', async () => {
    const { accountId, ...own } = await clinic.professional();
    const others = [
      await clinic.patient(),
      { ...own, accountId },
      await clinic.pharmacist(),
      { ...admin, token: '' },
    ];
    for (const endpoint of [consultRegistry, listRegistryChecks]) {
      const answers = await Promise.all(
        others.map(({ token }) => t.call(endpoint, { params: { accountId } }, token)),
      );
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 401]);
    }
    expect(registry.received).toEqual([]);
  });

  test('of nobody, and of who is no professional', async () => {
    const { accountId } = await clinic.patient();
    for (const id of [newId(), accountId, admin.accountId]) {
      expect((await consult(id, admin)).statusCode).toBe(404);
      const shown = await t.call(listRegistryChecks, { params: { accountId: id } }, admin.token);
      expect(shown.statusCode).toBe(404);
    }
    expect(registry.received).toEqual([]);
  });

  test('while the registry does not work: nothing is kept, nobody is suspended, and it is left alone', async () => {
    const { accountId } = await clinic.professional();
    registry.say({ licences: { [FIRST]: { finding: 'SUSPENDED' } } });
    for (const mood of ['fails', 'garbage', 'huge', 'redirects'] as const) {
      registry.behave(mood);
      const answer = await consult(accountId, admin);
      expect(answer.json()).toMatchObject({ status: 503, code: 'registry-checks.unavailable' });
    }
    registry.behave();
    expect((await consult(accountId, admin)).statusCode).toBe(503);
    expect(registry.received).toEqual([]);
    expect(await checksOf(accountId)).toEqual({ mode: 'CONNECTED', checks: [] });
    expect(await standingOf(accountId)).toBe('VERIFIED');

    t.clock.advance(60_000);
    expect((await consult(accountId, admin)).statusCode).toBe(200);
    expect(await standingOf(accountId)).toBe('SUSPENDED_BY_REGISTRY');
  });
});

test('production without a registry asks nobody, and says so', async () => {
  const production = await testApp({ NODE_ENV: 'production' });
  const other = await aClinic(production);
  const { accountId } = await other.professional();
  const { token } = await other.staff('MEDICAL_DIRECTOR');
  const asked = await production.call(consultRegistry, { params: { accountId } }, token);
  expect(asked.json()).toMatchObject({ status: 409, code: 'registry-checks.off' });
  const shown = await production.call(listRegistryChecks, { params: { accountId } }, token);
  expect(shown.json().data).toEqual({ mode: 'OFF', checks: [] });
});

test('an answer is kept as evidence, with who asked and its hash, and nothing clinical is asked', async () => {
  const { accountId } = await clinic.professional();
  registry.say({ identity: { finding: 'FOUND', name: 'PÉREZ, ANA' } });
  await consult(accountId, admin);
  await consult(accountId, director);
  const { mode, checks } = await checksOf(accountId);
  expect(mode).toBe('CONNECTED');
  expect(checks).toMatchObject([{ askedBy: director.email }, { askedBy: admin.email }]);
  const [sent] = registry.received;
  expect(sent?.headers.authorization).toBe(`Bearer ${REGISTRY_TOKEN}`);
  expect(Object.keys(JSON.parse(String(sent?.body))).toSorted()).toEqual([
    'cuil',
    'firstName',
    'idNumber',
    'lastName',
    'licences',
    'profession',
    'refepsCode',
  ]);
  const answered = {
    registry: 'REFEPS',
    identity: { finding: 'FOUND', name: 'PÉREZ, ANA' },
    licences: [FIRST, SECOND].map((number) => ({ number, finding: 'FOUND' })),
  };
  expect(checks[0]).toMatchObject({
    registry: 'REFEPS',
    isSimulated: false,
    identity: 'FOUND',
    registeredName: 'PÉREZ, ANA',
    licences: [
      { type_licence_str: 'NATIONAL', licence_str: FIRST, finding: 'FOUND' },
      { type_licence_str: 'PROVINCIAL', licence_str: SECOND, finding: 'FOUND' },
    ],
    answerHash: createHash('sha256').update(JSON.stringify(answered)).digest('hex'),
    suspended: false,
  });
  expect(await standingOf(accountId)).toBe('VERIFIED');
  const { rows } = await t.pool.query(
    `select type, account_id from audit_event where entity_id = $1 and type like 'registry-check.%' order by recorded_at`,
    [accountId],
  );
  expect(rows).toEqual([
    { type: 'registry-check.done', account_id: admin.accountId },
    { type: 'registry-check.done', account_id: director.accountId },
  ]);
  await expect(t.pool.query('update registry_check set suspended = true')).rejects.toThrow();
  await expect(t.pool.query('delete from registry_check')).rejects.toThrow();
});

describe('of who is verified', () => {
  test.each([
    ['el DNI no figura', { identity: { finding: 'NOT_FOUND' } }],
    ['el DNI figura con otro nombre', { identity: { finding: 'ANOTHER_NAME', name: 'Otra' } }],
    ['la matrícula M.N. 98421 no figura', { licences: { [FIRST]: { finding: 'NOT_FOUND' } } }],
    [
      'la matrícula M.P. 33507 figura a nombre de otra persona',
      { licences: { [SECOND]: { finding: 'ANOTHER_NAME' } } },
    ],
    [
      'la matrícula M.N. 98421 venció el 30/06/2025',
      { licences: { [FIRST]: { finding: 'FOUND', validUntil: '2025-06-30' } } },
    ],
    [
      'la matrícula M.N. 98421 está suspendida',
      { licences: { [FIRST]: { finding: 'SUSPENDED' } } },
    ],
  ])('"%s" suspends at once, and is told', async (fault, said) => {
    const professional = await clinic.professional();
    const { accountId } = professional;
    registry.say(said);
    expect((await consult(accountId, director)).json().data.suspended).toBe(true);
    expect(await standingOf(accountId)).toBe('SUSPENDED_BY_REGISTRY');
    expect((await goOnDuty(professional)).statusCode).toBe(403);
    const reason = `REFEPS informa: ${fault}.`;
    expect(await told(professional)).toMatchObject([
      { event: 'verification.suspended', description: expect.stringContaining(reason) },
    ]);
    expect((await told(director))[0]?.description).toContain(reason);
    expect(await told(admin)).toEqual([]);
    await eventually(async () => {
      const mail = t.mails.find(
        ({ to, text }) => to === professional.email && text.includes(reason),
      );
      expect(mail?.subject).toBe('Tu habilitación está suspendida');
    });
  });

  test('a licence that has expired by their own statement blocks nobody', async () => {
    const { accountId } = await clinic.professional();
    await licencesCountUntil(t, accountId, [addDays(today(), -1), null]);
    registry.say({ licences: { [FIRST]: { finding: 'EXPIRED', validUntil: '2025-06-30' } } });
    expect((await consult(accountId, admin)).json().data.suspended).toBe(false);
    expect(await standingOf(accountId)).toBe('VERIFIED');
  });

  test('a consultation under way ends in its record, which can be neither prescribed nor finished', async () => {
    const visit = await visitsOf(t, clinic).aVisit();
    const { professional, queueId } = visit;
    await visitsOf(t, clinic).stepUpNow(visit);
    registry.say({ licences: { [FIRST]: { finding: 'SUSPENDED' } } });
    await consult(professional.accountId, admin);
    const { rows } = await t.pool.query('select phase from visit where id = $1', [queueId]);
    expect(rows).toEqual([{ phase: 'WRAP_UP' }]);
    const answer = await t.call(createConsultation, recordOf(visit), professional.token);
    expect(answer.statusCode).toBe(403);

    await staff.acts.LIFT_SUSPENSION(professional.accountId, director);
    const finished = await t.call(createConsultation, recordOf(visit), professional.token);
    expect(finished.statusCode).toBe(200);
  });

  test('staff finds the suspended ones, lifts, and the next bad answer suspends again', async () => {
    const { accountId } = await clinic.professional();
    registry.say({ identity: { finding: 'NOT_FOUND' } });
    const before = await boardNumber();
    await consult(accountId, admin);
    expect(await boardNumber()).toBe(before + 1);
    const body = { kind: 'professionals', verification: 'SUSPENDED_BY_REGISTRY' } as const;
    const found = (await t.call(searchPeople, { body }, director.token)).json().data;
    expect(found).toContainEqual(expect.objectContaining({ accountId }));
    expect((await staff.acts.SUSPEND(accountId, director)).json().code).toBe(
      'people.state-refused',
    );
    await staff.acts.LIFT_SUSPENSION(accountId, director);
    expect(await standingOf(accountId)).toBe('VERIFIED');
    await consult(accountId, admin);
    expect(await standingOf(accountId)).toBe('SUSPENDED_BY_REGISTRY');
  });
});

test('what is found of who waits to be verified is evidence and nothing else', async () => {
  const pending = await staff.unverified();
  registry.say({ licences: { [FIRST]: { finding: 'NOT_FOUND' } } });
  expect((await consult(pending.accountId, admin)).json().data).toMatchObject({
    suspended: false,
    licences: [{ finding: 'NOT_FOUND' }, { finding: 'FOUND' }],
  });
  expect(await standingOf(pending.accountId)).toBe('PENDING_VERIFICATION');
  expect(await told(pending)).toEqual([]);
});
