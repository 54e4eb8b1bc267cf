import { getFamilyGroup, type Invitation } from '@app/contract/family-group';
import { joinQueue } from '@app/contract/guard-queue';
import { dayOf } from '@app/contract/kernel';
import { getOwnProfile } from '@app/contract/profiles';
import { beforeAll, describe, expect, test } from 'vitest';
import { proves } from '../../../architecture/requirements/index.ts';
import { newId } from '../platform/ids.ts';
import { aClinic, type Clinic, type Someone } from '../testing/clinic.ts';
import { aMember, familiesOf, freeDni } from '../testing/family.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

type Families = ReturnType<typeof familiesOf>;
let t: TestApp;
let clinic: Clinic;
let add: Families['add'];
let answer: Families['answer'];
let change: Families['change'];
let dniOf: Families['dniOf'];
let describeAdult: Families['describe'];
let groupOf: Families['groupOf'];
let invitationsOf: Families['invitationsOf'];

beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
  ({ add, answer, change, dniOf, groupOf, invitationsOf, describe: describeAdult } = familiesOf(t));
});

test('who has no profile has no group, which is no fault', async () => {
  const token = await clinic.logIn('nueva@cercana.test');
  const answered = await t.call(getFamilyGroup, {}, token);
  expect(answered.statusCode).toBe(200);
  expect(answered.json().data).toBeNull();
});

describe('adding a member is refused', () => {
  test('to a stranger, a professional and staff', async () => {
    expect((await add({ token: '' })).statusCode).toBe(401);
    expect((await add(await clinic.professional())).statusCode).toBe(403);
  });

  test('to somebody without a complete profile', async () => {
    const token = await clinic.logIn('nueva@cercana.test');
    const refused = await add({ token });
    expect([refused.statusCode, refused.json().code]).toEqual([
      409,
      'family-group.holder-incomplete',
    ]);
  });

  test('to a holder of the plan Clasic', async () => {
    const holder = await clinic.patient();
    await t.pool.query(
      `update patient set prepaid_health_category_id = (select id from prepaid_health_category where name = 'Clasic')
       where person_id = $1`,
      [holder.personId],
    );
    const refused = await add(holder);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'family-group.not-in-plan']);
    expect(await groupOf(holder)).toMatchObject({ planName: 'Clasic', allowed: 0, members: [] });
  });

  test.each([
    [{ relationship_to_titular: '' }, 'relationship_to_titular', 'relationship.required'],
    [{ relationship_to_titular: 'FRIEND' }, 'relationship_to_titular', 'relationship.required'],
    [{ id_number: '123' }, 'id_number', 'id_number.invalid'],
    [{ birth_date: '01/01/2999' }, 'birth_date', 'birth_date.invalid'],
    [{ first_name: '' }, 'first_name', 'first_name.required'],
  ])('%o is refused with its field', async (changes, field, code) => {
    proves('member-has-a-relationship');
    const refused = await add(await clinic.patient(), aMember(changes));
    expect(refused.statusCode).toBe(400);
    expect(refused.json().fieldErrors[0]).toMatchObject({ field, code });
  });

  test('a child of less than a year', async () => {
    proves('member-is-one');
    const today = dayOf(t.clock.now());
    const refused = await add(await clinic.patient(), aMember({ birth_date: today }));
    expect(refused.json().fieldErrors).toMatchObject([
      { field: 'birth_date', code: 'birth_date.under-one' },
    ]);
  });

  test('with the own DNI, or the same person twice', async () => {
    const holder = await clinic.patient();
    const own = await add(holder, aMember({ id_number: await dniOf(holder) }));
    expect(own.json().fieldErrors).toMatchObject([{ field: 'id_number', code: 'id_number.own' }]);
    const member = aMember();
    await add(holder, member);
    const again = await add(holder, member);
    expect([again.statusCode, again.json().code]).toEqual([409, 'family-group.already-member']);
  });

  test('with a server-side column in the body', async () => {
    const holder = await clinic.patient();
    for (const name of ['status', 'holder_id', 'member_id', 'account_id', 'answered_by']) {
      expect([name, (await add(holder, { ...aMember(), [name]: newId() })).statusCode]).toEqual([
        name,
        400,
      ]);
    }
  });
});

describe('a group', () => {
  test('has at most three members, also when added at once', async () => {
    proves('family-group-three-members');
    const holder = await clinic.patient();
    const answers = await Promise.all(Array.from({ length: 10 }, () => add(holder)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
    const refused = answers.filter(({ statusCode }) => statusCode !== 200);
    expect(refused.map((one) => one.json().code)).toEqual(Array(7).fill('family-group.full'));
    expect((await groupOf(holder)).members).toHaveLength(3);
  });

  test('has at most as many as the plan admits', async () => {
    const holder = await clinic.patient();
    await t.pool.query(
      `update patient set prepaid_health_category_id = (select id from prepaid_health_category where family_members_allowed = 1 limit 1)
       where person_id = $1`,
      [holder.personId],
    );
    expect((await add(holder)).statusCode).toBe(200);
    expect((await add(holder)).json().code).toBe('family-group.full');
  });

  test('shows the holder and the members with their data, each a new person', async () => {
    proves('member-has-a-relationship');
    const holder = await clinic.patient();
    const id_number = freeDni();
    await add(holder, aMember({ id_number }));
    const group = await groupOf(holder);
    expect(group).toMatchObject({
      titular: { id: holder.personId, first_name: 'María', last_name: 'González' },
      planName: 'Familiar',
      allowed: 3,
      members: [
        {
          first_name: 'Tomás',
          id_number,
          relationship_to_titular: 'OFFSPRING',
          status: 'ACTIVE',
          birth_date: '2018-03-21',
          address_dto: { city: 'Córdoba' },
          patient_dto: { full_profile: true, auth_id: null },
        },
      ],
    });
    const { data } = (await t.call(getOwnProfile, {}, holder.token)).json();
    expect(data.patient_dto.family_group).toHaveLength(1);
  });
});

describe('a member', () => {
  test('is changed by the holder only', async () => {
    const [holder, other] = [await clinic.patient(), await clinic.patient()];
    await add(holder, aMember());
    const [member] = (await groupOf(holder)).members;
    const changes = aMember({
      first_name: 'Tomás Ignacio',
      relationship_to_titular: 'IN_CHARGE',
    });
    const changedBy = (who: Someone) => change(who, member.id, changes);
    expect((await changedBy(other)).statusCode).toBe(404);
    expect((await changedBy(holder)).statusCode).toBe(200);
    expect((await groupOf(holder)).members).toMatchObject([
      {
        id: member.id,
        id_number: member.id_number,
        first_name: 'Tomás Ignacio',
        relationship_to_titular: 'IN_CHARGE',
      },
    ]);
  });

  test('is accepted as it was read, and stays unchanged', async () => {
    proves('profile-is-accepted-as-read');
    const holder = await clinic.patient();
    await add(holder, aMember());
    const [member] = (await groupOf(holder)).members;
    const saved = await change(holder, member.id, { ...member, cuil_confirmed: true });
    expect(saved.statusCode).toBe(200);
    expect((await groupOf(holder)).members).toEqual([member]);
  });
});

describe('an existing account’s DNI', () => {
  test('gets the same answer as one without an account; npm run bench compares their time', async () => {
    proves('member-dni-tells-no-account');
    const [holder, adult] = [await clinic.patient(), await clinic.patient()];
    for (const id_number of [await dniOf(adult), freeDni()]) {
      const given = await add(holder, aMember({ id_number, relationship_to_titular: 'SPOUSE' }));
      expect([given.statusCode, given.body]).toEqual([200, '{"status":"ok"}']);
    }
  });

  test('waits for that person: no record is attached, and nobody may act for them meanwhile', async () => {
    proves('member-with-account-must-accept');
    const [holder, adult] = [await clinic.patient(), await clinic.patient()];
    await add(
      holder,
      aMember({ id_number: await dniOf(adult), relationship_to_titular: 'PARTNER' }),
    );
    const [member] = (await groupOf(holder)).members;
    expect(member).toMatchObject({ status: 'PENDING', first_name: 'Tomás' });
    expect(member.id).not.toBe(adult.personId);
    const { data } = (await t.call(getOwnProfile, {}, holder.token)).json();
    expect(data.patient_dto.family_group).toEqual([]);
    const join = { body: { patientId: member.id, specialtyId: 1, reason: 'Tos' } };
    expect((await t.call(joinQueue, join, holder.token)).statusCode).toBe(404);
  });

  test('is asked in its own session only', async () => {
    proves('member-with-account-must-accept');
    const [holder, adult, other] = [
      await clinic.patient(),
      await clinic.patient(),
      await clinic.patient(),
    ];
    await add(
      holder,
      aMember({ ...(await describeAdult(adult)), relationship_to_titular: 'SPOUSE' }),
    );
    expect(await invitationsOf(holder)).toEqual([]);
    const [invitation] = (await invitationsOf(adult)) as [Invitation];
    expect(invitation).toMatchObject({
      holderName: 'María González',
      relationship_to_titular: 'SPOUSE',
    });
    for (const who of [holder, other]) {
      expect((await answer(who, invitation.id, true)).statusCode).toBe(404);
    }
    expect((await answer(adult, newId(), true)).statusCode).toBe(404);
    expect((await answer(adult, invitation.id, true)).statusCode).toBe(200);
    expect(await invitationsOf(adult)).toEqual([]);
    expect((await groupOf(holder)).members).toMatchObject([{ status: 'ACTIVE' }]);
    expect((await answer(adult, invitation.id, false)).statusCode).toBe(404);
  });

  test('answers once: of a simultaneous yes and no one counts', async () => {
    const [holder, adult] = [await clinic.patient(), await clinic.patient()];
    await add(holder, aMember(await describeAdult(adult)));
    const [{ id }] = (await invitationsOf(adult)) as [Invitation];
    const answers = await Promise.all([answer(adult, id, true), answer(adult, id, false)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
  });

  test('leaves the group by rejecting, and the place is free again', async () => {
    const [holder, adult] = [await clinic.patient(), await clinic.patient()];
    await add(holder, aMember(await describeAdult(adult)));
    await add(holder);
    await add(holder);
    expect((await add(holder)).json().code).toBe('family-group.full');
    const [{ id }] = (await invitationsOf(adult)) as [Invitation];
    await answer(adult, id, false);
    expect((await groupOf(holder)).members).toHaveLength(2);
    expect((await add(holder)).statusCode).toBe(200);
  });
});
