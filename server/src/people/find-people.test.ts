import { addDays, dayOf, PAGE_SIZE } from '@app/contract/kernel';
import { searchPeople } from '@app/contract/people';
import { beforeAll, describe, expect, test } from 'vitest';
import { aClinic, type Clinic, type Someone } from '../testing/clinic.ts';
import { licencesCountUntil } from '../testing/professional-setup.ts';
import { staffOf } from '../testing/staff.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

type Asked = Parameters<typeof t.call<typeof searchPeople>>[1]['body'];

let t: TestApp;
let clinic: Clinic;
let admin: Someone;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
  admin = await clinic.staff('ADMIN');
});

const search = (body: Asked, { token }: Pick<Someone, 'token'> = admin) =>
  t.call(searchPeople, { body }, token);
const emailsOf = async (body: Asked) =>
  (await search(body)).json().data.map(({ email }: { email: string }) => email);

test('nobody but staff searches people', async () => {
  const others = [await clinic.patient(), await clinic.professional(), await clinic.pharmacist()];
  for (const other of [...others, { token: '' }])
    expect((await search({ kind: 'patients' }, other)).statusCode).toBeGreaterThanOrEqual(401);
});

test('sixty searches an hour are enough for one account', async () => {
  const someone = await clinic.staff('MEDICAL_DIRECTOR');
  const answers = [];
  for (let asked = 0; asked < 61; asked += 1)
    answers.push((await search({ kind: 'staff' }, someone)).statusCode);
  expect(answers.slice(0, 60).every((status) => status === 200)).toBe(true);
  expect(answers.at(-1)).toBe(429);
  const { rows } = await t.pool.query(
    `select count(*)::int as times from audit_event where type = 'people.search' and account_id = $1`,
    [someone.accountId],
  );
  expect(rows).toEqual([{ times: 60 }]);
});

describe('people are found', () => {
  test.each([
    ['a DNI with dots', '28.456.789'],
    ['the beginning of an e-mail', 'Paciente@cerc'],
    ['words of the name in any order', 'gonzalez, maria'],
    ['a part of a word', 'nzál'],
  ])('by %s', async (_, typed) => {
    await t.pool.query(
      `update account set id_number = '28456789' where email = 'paciente@cercana.test'`,
    );
    expect(await emailsOf({ kind: 'patients', search: typed })).toContain('paciente@cercana.test');
    expect(await emailsOf({ kind: 'patients', search: typed })).not.toContain('nueva@cercana.test');
  });

  test.each(['dangelo', "d'angelo", 'D’Ángelo', 'ohiggins', "o'higgins", 'o´higgins'])(
    'by "%s", with an apostrophe or without',
    async (typed) => {
      const patient = await clinic.patient();
      await t.pool.query(
        `update person set first_name = 'Ana', last_name = 'D''Ángelo O’Higgins' where id = $1`,
        [patient.personId],
      );
      expect(await emailsOf({ kind: 'patients', search: typed })).toContain(patient.email);
    },
  );

  test('not by what only means something to a database', async () => {
    for (const typed of ['%', '_', '\\', "' or 1=1", '%@%'])
      expect(await emailsOf({ kind: 'patients', search: typed })).toEqual([]);
  });

  test('in their kind only, by state and by verification', async () => {
    expect(await emailsOf({ kind: 'staff', search: 'paciente@' })).toEqual([]);
    expect(await emailsOf({ kind: 'staff', search: 'operac' })).toEqual([
      'operaciones@cercana.test',
    ]);
    expect(await emailsOf({ kind: 'professionals', verification: 'PENDING_VERIFICATION' })).toEqual(
      ['pendiente@cercana.test'],
    );
    expect(await emailsOf({ kind: 'patients', state: 'DISABLED' })).toEqual([]);
  });

  test('with a licence that ends in sixty days, not in sixty-one', async () => {
    const [soon, later] = [await clinic.professional(), await clinic.professional()];
    const inDays = (days: number) => addDays(dayOf(t.clock.now()), days);
    await licencesCountUntil(t, soon.accountId, [inDays(60), null]);
    await licencesCountUntil(t, later.accountId, [inDays(61), null]);
    const { data } = (await search({ kind: 'professionals', expiring: true })).json();
    expect(data).toMatchObject([{ accountId: soon.accountId, licenceEnds: inDays(60) }]);
  });
});

test('a long list is read page by page, each account once', async () => {
  await t.pool.query(
    `insert into account (id, email, role) select gen_random_uuid(), 'p' || n || '@lista.test', 'PHARMACY'
     from generate_series(1, $1) n`,
    [PAGE_SIZE * 2 + 3],
  );
  const { rows } = await t.pool.query(
    `select count(*)::int as accounts from account where role = 'PHARMACY'`,
  );
  const seen: string[] = [];
  for (let after: string | undefined; ; ) {
    const page = (await search({ kind: 'pharmacies', ...(after && { after }) })).json();
    seen.push(...page.data.map(({ accountId }: { accountId: string }) => accountId));
    if (page.next === null) break;
    after = page.next;
  }
  expect(new Set(seen).size).toBe(rows[0].accounts);
  expect(seen).toHaveLength(rows[0].accounts);
});

test('nothing clinical and no key is in what staff reads', async () => {
  const staff = staffOf(t, clinic);
  const { accountId } = await clinic.maria();
  await t.pool.query(
    `update patient set allergies = 'PENICILINA', vaccines = 'GRIPE', family_history = 'DIABETES'`,
  );
  const answers = JSON.stringify([
    await staff.sheetOf(accountId, admin),
    (await search({ kind: 'patients' })).json(),
  ]);
  expect(answers).not.toMatch(
    /PENICILINA|GRIPE|DIABETES|password|hash|allerg|diagnos|phone|birth|medication/i,
  );
});
