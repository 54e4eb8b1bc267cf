import {
  askRemoval,
  type FamilyGroup,
  type Invitation,
  leaveGroup,
  listMemberships,
  withdrawInvitation,
} from '@app/contract/family-group';
import { beforeAll, describe, expect, test } from 'vitest';
import { proves } from '../../../architecture/requirements/index.ts';
import { newId } from '../platform/ids.ts';
import { agendasOf } from '../testing/agendas.ts';
import { aClinic, type Clinic, type Someone } from '../testing/clinic.ts';
import { until } from '../testing/eventually.ts';
import { aMember, familiesOf } from '../testing/family.ts';
import { ownAccountsOf } from '../testing/own-accounts.ts';
import { requestsOf } from '../testing/requests.ts';
import { staffOf } from '../testing/staff.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { visitsOf } from '../testing/visits.ts';

type Holder = Pick<Someone, 'token'>;
let t: TestApp;
let clinic: Clinic;
let admin: Someone;
let families: ReturnType<typeof familiesOf>;
let requests: ReturnType<typeof requestsOf>;
beforeAll(async () => {
  t = await testApp({ FEATURE_PATIENT_BOOKING: true });
  clinic = await aClinic(t);
  families = familiesOf(t);
  requests = requestsOf(t);
  admin = await staffOf(t, clinic).proven('ADMIN');
});

const withdraw = ({ token }: Holder, memberId: string) =>
  t.call(withdrawInvitation, { params: { memberId } }, token);
const ask = ({ token }: Holder, memberId: string, reason?: string) =>
  t.call(askRemoval, { params: { memberId }, body: { reason } }, token);
const codeOf = (answer: { json: () => { code?: string } }) => answer.json().code;

/** Notifications about groups in a person's inbox. */
const newsOf = async ({ accountId }: Pick<Someone, 'accountId'>): Promise<{ subject: string }[]> =>
  (
    await t.pool.query(
      `select subject from notification where account_id = $1 and event like 'family-group.%'`,
      [accountId],
    )
  ).rows;

/** A holder who invited a person with an account. */
async function anInvitation() {
  const [holder, adult] = [await clinic.patient(), await clinic.patient()];
  const described = await families.describe(adult);
  await families.add(holder, aMember({ ...described, relationship_to_titular: 'SPOUSE' }));
  const [invitation] = (await families.invitationsOf(adult)) as [Invitation];
  return { holder, adult, member: await families.memberOf(holder), linkId: invitation.id };
}

async function asked(holder: Holder, memberId: string, reason?: string): Promise<string> {
  return (await ask(holder, memberId, reason)).json().data.requestId;
}

describe('an invitation is not taken back', () => {
  test('by strangers, by staff, or for members of others', async () => {
    const { member } = await anInvitation();
    expect((await withdraw({ token: '' }, member.id)).statusCode).toBe(401);
    for (const other of [await clinic.professional(), admin])
      expect((await withdraw(other, member.id)).statusCode).toBe(403);
    const stranger = await clinic.patient();
    expect((await withdraw(stranger, member.id)).statusCode).toBe(404);
    expect((await withdraw(stranger, newId())).statusCode).toBe(404);
  });

  test('once the person accepted, or where they count without accepting', async () => {
    const { holder, adult, member, linkId } = await anInvitation();
    await families.answer(adult, linkId, true);
    expect(codeOf(await withdraw(holder, member.id))).toBe('family-group.not-invited');
    expect(await families.memberOf(holder)).toMatchObject({ status: 'ACTIVE', is_invited: false });
    const parent = await clinic.patient();
    await families.add(parent);
    const child = await families.memberOf(parent);
    expect(codeOf(await withdraw(parent, child.id))).toBe('family-group.not-invited');
  });

  test('of who was attended in the group, though they have to accept now', async () => {
    const dependant = await families.aDependant(clinic, '2018-03-21');
    const visits = visitsOf(t, clinic);
    await visits.finish(await visits.aVisit({ patient: dependant }));
    await families.change(
      dependant,
      dependant.personId,
      aMember({ relationship_to_titular: 'PARTNER' }),
    );
    expect(await families.memberOf(dependant)).toMatchObject({
      status: 'PENDING',
      is_invited: false,
    });
    expect(codeOf(await withdraw(dependant, dependant.personId))).toBe('family-group.not-invited');
  });
});

describe('an invitation that nobody answered', () => {
  test('is taken back by the holder: the place is free, and whoever was mailed is told', async () => {
    proves('invitation-taken-back');
    const { holder, adult, member, linkId } = await anInvitation();
    expect(member).toMatchObject({ status: 'PENDING', is_invited: true });
    await until(() => t.mails.some(({ to }) => to === adult.email));
    expect((await withdraw(holder, member.id)).statusCode).toBe(200);
    expect((await families.groupOf(holder)).members).toEqual([]);
    expect(await families.invitationsOf(adult)).toEqual([]);
    expect((await families.answer(adult, linkId, true)).statusCode).toBe(404);
    expect((await withdraw(holder, member.id)).statusCode).toBe(404);
    await until(async () => (await newsOf(adult)).length > 0);
    expect(await newsOf(adult)).toMatchObject([
      { subject: 'Retiraron una invitación a un grupo familiar' },
    ]);
    const again = aMember({ id_number: member.id_number, relationship_to_titular: 'SPOUSE' });
    expect((await families.add(holder, again)).statusCode).toBe(200);
  });

  test('is accepted or taken back, never both, when both happen at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { holder, adult, member, linkId } = await anInvitation();
      const [accepted, withdrawn] = await Promise.all([
        families.answer(adult, linkId, true),
        withdraw(holder, member.id),
      ]);
      const { members }: FamilyGroup = await families.groupOf(holder);
      const left = members.map(({ status }) => status);
      expect([accepted.statusCode, withdrawn.statusCode, left]).toEqual(
        accepted.statusCode === 200 ? [200, 409, ['ACTIVE']] : [404, 200, []],
      );
    }
  });
});

test.each([
  [true, 'Tomás aceptó estar en tu grupo familiar'],
  [false, 'Tomás no aceptó estar en tu grupo familiar'],
])('the holder is told of the answer %s to an invitation', async (accept, subject) => {
  proves('invitation-answer-is-told');
  const { holder, adult, linkId } = await anInvitation();
  await families.answer(adult, linkId, accept);
  expect(await newsOf(holder)).toMatchObject([{ subject }]);
});

describe('an adult who accepted', () => {
  const membershipsOf = async ({ token }: Holder) =>
    (await t.call(listMemberships, {}, token)).json().data;
  const leave = ({ token }: Holder, id: string) => t.call(leaveGroup, { params: { id } }, token);

  test('is in no group before that, and nobody else takes them out of it', async () => {
    const { holder, adult, linkId } = await anInvitation();
    expect(await membershipsOf(adult)).toEqual([]);
    expect((await leave(adult, linkId)).statusCode).toBe(404);
    await families.answer(adult, linkId, true);
    for (const other of [holder, await clinic.patient()]) {
      expect(await membershipsOf(other)).toEqual([]);
      expect((await leave(other, linkId)).statusCode).toBe(404);
    }
    expect((await families.groupOf(holder)).members).toHaveLength(1);
  });

  test('sees in whose group they are, and leaves it once; the holder is told', async () => {
    const { holder, adult, member, linkId } = await anInvitation();
    await families.answer(adult, linkId, true);
    expect(await membershipsOf(adult)).toMatchObject([
      { id: linkId, holderName: expect.stringMatching(/^María /), of_own_record: false },
    ]);
    const answers = await Promise.all([leave(adult, linkId), leave(adult, linkId)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
    expect(await membershipsOf(adult)).toEqual([]);
    expect((await families.groupOf(holder)).members).toEqual([]);
    expect(await newsOf(holder)).toMatchObject([
      { subject: 'Tomás aceptó estar en tu grupo familiar' },
      { subject: 'Tomás salió de tu grupo familiar' },
    ]);
    const { rows } = await t.pool.query(
      `select account_id from audit_event where type = 'family-group.leave' and patient_id = $1`,
      [member.id],
    );
    expect(rows).toEqual([{ account_id: adult.accountId }]);
  });

  test('loses what the holder booked for them', async () => {
    const { holder, adult, member, linkId } = await anInvitation();
    await families.answer(adult, linkId, true);
    const agendas = agendasOf(t, clinic);
    const agenda = await agendas.anAgenda();
    const patient = { ...holder, personId: member.id };
    await families.consent(holder, member.id);
    const visits = visitsOf(t, clinic);
    await visits.finish(await visits.aVisit({ patient, professional: agenda.professional }));
    const { appointment } = await agendas.anAppointment({ ...agenda, patient });
    expect((await leave(adult, linkId)).statusCode).toBe(200);
    expect(await agendas.read(agenda.professional, appointment)).toMatchObject({
      status: 'CANCELLED',
    });
  });
});

describe('the removal of a member is not asked', () => {
  test('by strangers, by staff, or for members of others', async () => {
    const { member } = await anInvitation();
    expect((await ask({ token: '' }, member.id)).statusCode).toBe(401);
    expect((await ask(admin, member.id)).statusCode).toBe(403);
    expect((await ask(await clinic.patient(), member.id)).statusCode).toBe(404);
  });

  test('with a reason that is too long', async () => {
    const { holder, member } = await anInvitation();
    expect((await ask(holder, member.id, 'x'.repeat(501))).statusCode).toBe(400);
    expect(await families.memberOf(holder)).toMatchObject({ is_removal_asked: false });
  });

  test('twice while the staff has not answered, also at once', async () => {
    const { personId, token } = await families.aDependant(clinic, '2018-03-21');
    const answers = await Promise.all([1, 2, 3].map(() => ask({ token }, personId)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    expect(codeOf(await ask({ token }, personId))).toBe('family-group.removal-asked');
    expect(await families.memberOf({ token })).toMatchObject({ is_removal_asked: true });
  });
});

describe('staff that is asked to remove a member', () => {
  test('reads who and why, and nothing changes until it answers with a proof of identity', async () => {
    const { personId, token } = await families.aDependant(clinic, '2018-03-21');
    const id = await asked({ token }, personId, 'Ya vive con su mamá.');
    expect((await requests.read(id, admin)).json().data).toMatchObject({
      kind: 'FAMILY_REMOVAL',
      mayAnswer: true,
      details: {
        person: 'Ana Núñez de la Peña',
        birthDate: '2018-03-21',
        text: 'Ya vive con su mamá.',
      },
    });
    const director = await staffOf(t, clinic).proven('MEDICAL_DIRECTOR');
    expect((await requests.read(id, director)).statusCode).toBe(404);
    const unproven = await clinic.staff('ADMIN');
    expect(codeOf(await requests.resolve(id, unproven))).toBe('session.step-up-required');
    expect((await families.groupOf({ token })).members).toHaveLength(1);
  });

  test('was asked about whom the asker reads in their own requests', async () => {
    const { personId, token } = await families.aDependant(clinic, '2018-03-21');
    await asked({ token }, personId);
    expect(await requests.own({ token })).toMatchObject([
      { kind: 'FAMILY_REMOVAL', person: 'Ana Núñez de la Peña' },
    ]);
  });

  test('rejects it, which leaves the member where they are', async () => {
    const { personId, token } = await families.aDependant(clinic, '2018-03-21');
    const id = await asked({ token }, personId);
    expect((await requests.reject(id, admin)).statusCode).toBe(200);
    expect(await families.memberOf({ token })).toMatchObject({
      status: 'ACTIVE',
      is_removal_asked: false,
    });
    expect((await ask({ token }, personId)).statusCode).toBe(200);
  });

  test('resolves nothing for who left meanwhile', async () => {
    const { holder, adult, member, linkId } = await anInvitation();
    const id = await asked(holder, member.id);
    await families.answer(adult, linkId, false);
    expect(codeOf(await requests.resolve(id, admin))).toBe('requests.changed-meanwhile');
    expect((await requests.read(id, admin)).json().data.state).toBe('OPEN');
  });

  test('takes the member out once, who is told, and who keeps an account and its record', async () => {
    proves('member-removed-by-staff');
    const { holder, adult, member, linkId } = await anInvitation();
    await families.answer(adult, linkId, true);
    const id = await asked(holder, member.id);
    const answers = await Promise.all([1, 2].map(() => requests.resolve(id, admin)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect((await families.groupOf(holder)).members).toEqual([]);
    expect(await newsOf(adult)).toMatchObject([
      { subject: 'Ya no estás en el grupo familiar de María' },
    ]);
    expect(await requests.own(holder)).toMatchObject([{ state: 'RESOLVED' }]);
  });

  test('cancels what the holder booked for the member, and nothing else of theirs', async () => {
    const agendas = agendasOf(t, clinic);
    const agenda = await agendas.anAgenda();
    const child = await families.aDependant(clinic, '2018-03-21');
    const visits = visitsOf(t, clinic);
    await visits.finish(await visits.aVisit({ patient: child, professional: agenda.professional }));
    const forChild = { ...agenda, patient: child };
    const { appointment } = await agendas.anAppointment(forChild);
    const { appointment: other } = await agendas.anAppointment(agenda, 120);
    const id = await asked(child, child.personId);
    expect((await requests.resolve(id, admin)).statusCode).toBe(200);
    expect(await agendas.read(agenda.professional, appointment)).toMatchObject({
      status: 'CANCELLED',
    });
    expect(await agendas.read(agenda.professional, other)).toMatchObject({ status: 'PROGRAMMED' });
  });
});

test('an own account is not asked for who is only invited', async () => {
  const holder = await clinic.patient();
  await families.add(holder, aMember({ birth_date: '02/03/1990' }));
  const member = await families.memberOf(holder);
  const accounts = ownAccountsOf(t, clinic);
  expect(await accounts.listed(holder)).toEqual([]);
  expect(codeOf(await accounts.ask(holder, member.id, 'a@ejemplo.test'))).toBe(
    'own-account.only-invited',
  );
});
