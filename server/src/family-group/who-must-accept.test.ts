import { finishActivation, register } from '@app/contract/accounts';
import { DEMO_PASSWORD } from '@app/contract/accounts/fixtures';
import type { Invitation } from '@app/contract/family-group';
import { joinQueue } from '@app/contract/guard-queue';
import { dayOf } from '@app/contract/kernel';
import { listPrescriptions } from '@app/contract/prescriptions';
import { acceptanceReason, getOwnProfile, registerPatient } from '@app/contract/profiles';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { aClinic, type Clinic, type Someone } from '../testing/clinic.ts';
import { aMember, familiesOf, freeDni } from '../testing/family.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { linkStands } from './standing-links.ts';

let t: TestApp;
let clinic: Clinic;
let families: ReturnType<typeof familiesOf>;

beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
  families = familiesOf(t);
});

/** Whether the guard accepts the holder as acting for a member: any answer other than 404. */
async function mayActFor({ token }: Pick<Someone, 'token'>, memberId: string): Promise<boolean> {
  const join = { body: { patientId: memberId, specialtyId: 1, reason: 'Tos' } };
  return (await t.call(joinQueue, join, token)).statusCode !== 404;
}

async function profileFamily({ token }: Pick<Someone, 'token'>): Promise<{ id: string }[]> {
  return (await t.call(getOwnProfile, {}, token)).json().data.patient_dto.family_group;
}

/** A holder with one member, added with some data changed. */
async function aHolderWith(changes: Parameters<typeof aMember>[0]) {
  const holder = await clinic.patient();
  const body = aMember(changes);
  expect((await families.add(holder, body)).statusCode).toBe(200);
  return { holder, body, member: await families.memberOf(holder) };
}

const MIDNIGHT_UTC_HOUR = 3;

/** Moves the clock to some seconds before or after the next midnight of the clinic. */
function goToMidnight(seconds: number) {
  const now = t.clock.now();
  const midnight = new Date(now);
  midnight.setUTCHours(MIDNIGHT_UTC_HOUR, 0, 0, 0);
  if (midnight <= now) midnight.setUTCDate(midnight.getUTCDate() + 1);
  t.clock.advance(midnight.getTime() + seconds * 1_000 - now.getTime());
}

describe('the holder does not act before acceptance for', () => {
  test.each([
    ['a spouse', { relationship_to_titular: 'SPOUSE' }],
    ['a partner', { relationship_to_titular: 'PARTNER' }],
    ['an adult in charge', { relationship_to_titular: 'IN_CHARGE', birth_date: '02/03/1950' }],
  ])('%s whose DNI has no account', async (_, changes) => {
    const { holder, member } = await aHolderWith(changes);
    expect(member.status).toBe('PENDING');
    expect(await mayActFor(holder, member.id)).toBe(false);
    expect(await profileFamily(holder)).toEqual([]);
    const login = `${holder.email}#${member.id_number}`;
    const asked = { query: { patient_login: login } };
    expect((await t.call(listPrescriptions, asked, holder.token)).statusCode).toBe(404);
  });

  test('a person who turns 18 today; one who turns 18 tomorrow is a minor in charge', async () => {
    const today = await aHolderWith({ birth_date: families.bornToTurn(18) });
    expect(today.member.status).toBe('PENDING');
    const tomorrow = await aHolderWith({ birth_date: families.bornToTurn(18, 1) });
    expect(tomorrow.member.status).toBe('ACTIVE');
    expect(await mayActFor(tomorrow.holder, tomorrow.member.id)).toBe(true);
  });

  test('a member who has to accept because of changed data', async () => {
    for (const changes of [
      { birth_date: '02/03/1990' },
      { relationship_to_titular: 'PARTNER' },
    ] as const) {
      const { holder, body, member } = await aHolderWith({});
      expect(member.status).toBe('ACTIVE');
      await families.change(holder, member.id, { ...body, ...changes });
      expect((await families.memberOf(holder)).status).toBe('PENDING');
      expect(await mayActFor(holder, member.id)).toBe(false);
      await families.change(holder, member.id, body);
      expect((await families.memberOf(holder)).status).toBe('PENDING');
    }
  });
});

describe('An invitation is neither read nor answered by an account with the DNI', () => {
  const HELD_BACK = { holderName: null, relationship_to_titular: null, of_own_record: false };

  async function isHeldBack(who: Someone, holder: Someone, missing: 'match' | 'profile') {
    const [invitation] = (await families.invitationsOf(who)) as [Invitation];
    expect(invitation).toEqual({ id: expect.any(String), ...HELD_BACK, missing });
    for (const accept of [true, false])
      expect((await families.answer(who, invitation.id, accept)).statusCode).toBe(404);
    expect((await families.memberOf(holder)).status).toBe('PENDING');
  }

  test.each([
    ['another surname', { last_name: 'Otra' }],
    ['another birth date', { birth_date: '02/03/1950' }],
  ])('and %s than the holder wrote', async (_, other) => {
    const [holder, adult] = [await clinic.patient(), await clinic.patient()];
    await families.add(holder, aMember({ ...(await families.describe(adult)), ...other }));
    await isHeldBack(adult, holder, 'match');
  });

  test('without a complete profile', async () => {
    const [holder, adult] = [await clinic.patient(), await clinic.patient()];
    await families.add(holder, aMember(await families.describe(adult)));
    await t.pool.query('update patient set full_profile = false where person_id = $1', [
      adult.personId,
    ]);
    await isHeldBack(adult, holder, 'profile');
  });

  test('while another account in use has it too, until staff deactivates one', async () => {
    const [holder, adult, thief] = [
      await clinic.patient(),
      await clinic.patient(),
      await clinic.patient(),
    ];
    const described = await families.describe(adult);
    await t.pool.query(
      'update person set id_number = $2, last_name = $3, birth_date = $4 where id = $1',
      [thief.personId, described.id_number, described.last_name, described.birth_date],
    );
    await families.add(holder, aMember(described));
    for (const one of [adult, thief]) await isHeldBack(one, holder, 'match');
    await t.pool.query(`update account set status = 'DISABLED' where id = $1`, [thief.accountId]);
    const [invitation] = (await families.invitationsOf(adult)) as [Invitation];
    expect(invitation.holderName).toBe('María González');
    expect((await families.answer(adult, invitation.id, true)).statusCode).toBe(200);
  });
});

test('A surname with other accents, capitals and blanks is the same', async () => {
  const [holder, adult] = [await clinic.patient(), await clinic.patient()];
  const described = await families.describe(adult);
  await t.pool.query('update person set last_name = $2 where id = $1', [
    adult.personId,
    "D'Ángelo  Núñez-Paz",
  ]);
  await families.add(holder, aMember({ ...described, last_name: 'DANGELO NUÑEZ PAZ' }));
  expect(await families.invitationsOf(adult)).toMatchObject([{ missing: null }]);
});

describe('somebody who has to accept', () => {
  test('finds the invitation in an account opened later, and is a member once accepted', async () => {
    const { holder, body, member } = await aHolderWith({
      relationship_to_titular: 'SPOUSE',
      birth_date: '02/03/1990',
    });
    const email = 'despues@ejemplo.test';
    await t.call(register, {
      body: { email, id_number: body.id_number, active_role: 'PATIENT', password: DEMO_PASSWORD },
    });
    const mail = await vi.waitUntil(() => t.mails.find(({ to }) => to === email), {
      timeout: 20_000,
    });
    const key = /key=([\w-]+)/.exec(mail.text)?.[1] ?? '';
    await t.call(finishActivation, { body: { key, newPassword: DEMO_PASSWORD } });
    const asked = { token: await clinic.logIn(email) };
    expect(await families.invitationsOf(asked)).toMatchObject([
      { holderName: null, missing: 'profile' },
    ]);
    const { id_number: _, relationship_to_titular: __, ...profile } = body;
    const saved = await t.call(registerPatient, { body: profile }, asked.token);
    expect(saved.statusCode).toBe(200);
    const [invitation] = (await families.invitationsOf(asked)) as [Invitation];
    expect((await families.answer(asked, invitation.id, true)).statusCode).toBe(200);
    expect((await families.memberOf(holder)).status).toBe('ACTIVE');
    expect(await mayActFor(holder, member.id)).toBe(true);
  });

  test('stays in the group, whatever the holder changes later', async () => {
    const adult = await clinic.patient();
    const { holder, body, member } = await aHolderWith(await families.describe(adult));
    const [{ id }] = (await families.invitationsOf(adult)) as [Invitation];
    await families.answer(adult, id, true);
    const changes = { relationship_to_titular: 'SPOUSE', birth_date: '02/03/1990' };
    await families.change(holder, member.id, { ...body, ...changes });
    expect(await families.memberOf(holder)).toMatchObject({
      ...changes,
      birth_date: '1990-03-02',
      status: 'ACTIVE',
    });
  });

  test('is a member, though the holder changes the relationship at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const adult = await clinic.patient();
      const changes = {
        ...(await families.describe(adult)),
        relationship_to_titular: 'PARTNER',
      };
      const { holder, body, member } = await aHolderWith(changes);
      const [{ id }] = (await families.invitationsOf(adult)) as [Invitation];
      const [accepted, changed] = await Promise.all([
        families.answer(adult, id, true),
        families.change(holder, member.id, { ...body, relationship_to_titular: 'SPOUSE' }),
      ]);
      expect([accepted.statusCode, changed.statusCode]).toEqual([200, 200]);
      expect(await families.memberOf(holder)).toMatchObject({
        relationship_to_titular: 'SPOUSE',
        status: 'ACTIVE',
      });
    }
  });

  test('is asked again where a link without acceptance stopped being valid', async () => {
    const adult = await clinic.patient();
    const { holder, body, member } = await aHolderWith({});
    const { id_number, ...described } = await families.describe(adult);
    await t.pool.query('update person set id_number = $2 where id = $1', [member.id, id_number]);
    expect(await families.invitationsOf(adult)).toEqual([]);
    await families.change(holder, member.id, {
      ...body,
      ...described,
      relationship_to_titular: 'SPOUSE',
    });
    expect(await families.invitationsOf(adult)).toMatchObject([{ holderName: 'María González' }]);
  });

  test('adults too are three at most, also when added at once', async () => {
    const holder = await clinic.patient();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        families.add(holder, aMember({ birth_date: '02/03/1950', id_number: freeDni() })),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
    expect((await families.groupOf(holder)).members).toHaveLength(3);
  });
});

test('the last day of a link equals the contract’s, leap years included', async () => {
  const rule = `select ${linkStands('$1')} as stands
    from (select 'ACTIVE' as status, null::timestamptz as answered_at, $2::text as relationship_to_titular) link,
      (select $3::date as birth_date) member`;
  const births = ['2008-02-28', '2008-02-29', '2008-03-01', '2010-02-28', '2008-11-21'];
  const days = ['2026-02-27', '2026-02-28', '2026-03-01', '2028-02-28', '2028-02-29', '2026-11-21'];
  for (const birth of births) {
    for (const day of days) {
      const { rows } = await t.pool.query(rule, [day, 'OFFSPRING', birth]);
      const isMinor = acceptanceReason('OFFSPRING', birth, day) === undefined;
      expect([birth, day, rows[0].stands]).toEqual([birth, day, isMinor]);
    }
  }
});

// Last in the file: it moves the clock.
test('at 18 a link without the person’s acceptance stops being valid, at midnight of the clinic', async () => {
  const { holder, body, member } = await aHolderWith({ birth_date: families.bornToTurn(18, 1) });
  goToMidnight(-30);
  const eve = { token: await clinic.logIn(holder.email) };
  expect((await families.memberOf(eve)).status).toBe('ACTIVE');
  expect(await mayActFor(eve, member.id)).toBe(true);

  goToMidnight(1);
  const day = { token: await clinic.logIn(holder.email) };
  expect(dayOf(t.clock.now()).slice(5)).toBe(member.birth_date.slice(5));
  expect((await families.memberOf(day)).status).toBe('PENDING');
  expect(await mayActFor(day, member.id)).toBe(false);
  expect(await profileFamily(day)).toEqual([]);
  await families.change(day, member.id, { ...body, birth_date: '21/03/2018' });
  expect(await mayActFor(day, member.id)).toBe(false);
});
