import {
  createConsultation,
  getConsultation,
  listOwnConsultations,
  listPatientConsultations,
} from '@app/contract/consultations';
import { getPlanInfo, requestPlanContact } from '@app/contract/coverage';
import { joinQueue } from '@app/contract/guard-queue';
import { askAboutData } from '@app/contract/own-data';
import { getOwnProfile, getProfileDraft, updatePatient } from '@app/contract/profiles';
import { aPatientProfile } from '@app/contract/profiles/fixtures';
import { beforeAll, describe, expect, test } from 'vitest';
import { proves } from '../../../architecture/requirements/index.ts';
import { addAccount } from '../testing/account-setup.ts';
import { aClinic, type Clinic, type Someone, type SomePatient } from '../testing/clinic.ts';
import { aMember, familiesOf } from '../testing/family.ts';
import { type Dependant, ownAccountsOf } from '../testing/own-accounts.ts';
import { setBirthDate } from '../testing/person-setup.ts';
import { requestsOf } from '../testing/requests.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { recordOf, visitsOf } from '../testing/visits.ts';

let t: TestApp;
let clinic: Clinic;
let accounts: ReturnType<typeof ownAccountsOf>;
let families: ReturnType<typeof familiesOf>;
let visits: ReturnType<typeof visitsOf>;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
  accounts = ownAccountsOf(t, clinic);
  families = familiesOf(t);
  visits = visitsOf(t, clinic);
});

type Opened = Dependant & { own: SomePatient };

/** A dependant with their own account. */
async function opened(age?: number): Promise<Opened> {
  const dependant = await accounts.aDependant(age);
  return { ...dependant, own: await accounts.opened(dependant) };
}

const comesOfAge = ({ memberId }: Dependant) => setBirthDate(t, memberId, families.bornToTurn(18));

const codeOf = (answer: { json: () => { code?: string } }) => answer.json().code;

const readBy = async ({ token }: Pick<Someone, 'token'>, consultationId: string) =>
  (await t.call(getConsultation, { params: { consultationId } }, token)).json().data;

const leftOf = async ({ token }: Pick<Someone, 'token'>, patientId: string): Promise<number> =>
  (await t.call(getPlanInfo, { params: { patientId } }, token)).json().data.consultationsLeft;

const join = ({ token }: Pick<Someone, 'token'>, patientId: string) =>
  t.call(joinQueue, { body: { patientId, specialtyId: 1, reason: 'Tos' } }, token);

/** Gives both people of a group a plan with some consultations a month. */
const limit = ({ holder, memberId }: Dependant) =>
  t.pool.query(
    `update patient set prepaid_health_category_id =
       (select id from prepaid_health_category where monthly_consultations between 2 and 20 order by id limit 1)
     where person_id in ($1, $2)`,
    [holder.personId, memberId],
  );

describe('the holder of a dependant with an account', () => {
  test('does not change their data, nor keep a draft of them', async () => {
    const { holder, memberId } = await opened();
    const refused = await families.change(holder, memberId, aMember({ first_name: 'Otro' }));
    expect([refused.statusCode, codeOf(refused)]).toEqual([409, 'family-group.own-account']);
    const draft = { params: { subject: memberId } };
    expect((await t.call(getProfileDraft, draft, holder.token)).statusCode).toBe(404);
    expect(await families.memberOf(holder)).toMatchObject({
      first_name: 'Ana',
      has_account: true,
      status: 'ACTIVE',
    });
  });

  test('asks for care for them until they are 18, and not from then on', async () => {
    const dependant = await opened();
    const { holder, memberId } = dependant;
    expect((await join(holder, memberId)).statusCode).toBe(200);
    await t.pool.query(`update visit set phase = 'QUIT', closed_at = now() where person_id = $1`, [
      memberId,
    ]);
    await comesOfAge(dependant);
    expect((await join(holder, memberId)).statusCode).toBe(404);
  });

  test('reads nothing of what an adult who has not accepted keeps in their account', async () => {
    const dependant = await opened();
    const { dni, holder } = dependant;
    await t.pool.query(`update patient set allergies = 'Reservada' where person_id = $1`, [
      dependant.memberId,
    ]);
    await comesOfAge(dependant);
    expect(await families.memberOf(holder)).toMatchObject({
      first_name: 'Ana',
      id_number: dni,
      status: 'PENDING',
      phone_number: null,
      address_dto: null,
      patient_dto: { allergies: null, weight: null, prepaid_health_category: null, study: [] },
    });
  });
});

describe('a consultation that was kept back', () => {
  test('from the time before is read by the own account, and stays closed to the holder', async () => {
    proves('own-account-keeps-back');
    const dependant = await accounts.aDependant();
    const { holder, memberId } = dependant;
    const visit = await visits.aVisit({ patient: { ...holder, personId: memberId } });
    const { consultationId } = await visits.finish(visit, { holder_may_read: false });
    const own = await accounts.opened(dependant);
    expect(await readBy(own, consultationId)).toMatchObject({
      withheld: false,
      detail: expect.stringMatching(/\S/),
    });
    expect(await readBy(holder, consultationId)).toMatchObject({ withheld: true, detail: '' });
    const page = { query: { patientId: memberId } };
    const seen = async ({ token }: Someone) =>
      (await t.call(listPatientConsultations, page, token)).json().data;
    expect(await seen(own)).toMatchObject({ withheld: false });
    expect(await seen(holder)).toMatchObject({ withheld: true });
    const [listed] = (await t.call(listOwnConsultations, { query: {} }, own.token)).json().data;
    expect(listed).toMatchObject({
      reason: expect.stringMatching(/\S/),
      patient: { isReader: true },
    });
  });

  test('is asked about in a call of the own account too, and told to that account alone', async () => {
    const { holder, own } = await opened();
    const visit = await visits.aVisit({ patient: own });
    await visits.stepUpNow(visit);
    const unanswered = await t.call(createConsultation, recordOf(visit), visit.professional.token);
    expect(unanswered.json().fieldErrors).toMatchObject([{ field: 'holder_may_read' }]);
    const { consultationId } = await visits.finish(visit, { holder_may_read: false });
    expect(await readBy(own, consultationId)).toMatchObject({ withheld: false });
    expect(await readBy(holder, consultationId)).toMatchObject({ withheld: true });
    const told = async ({ accountId }: Someone): Promise<number> =>
      (
        await t.pool.query(
          `select id from notification where account_id = $1 and event like 'document.%'`,
          [accountId],
        )
      ).rows.length;
    expect([(await told(own)) > 0, await told(holder)]).toEqual([true, 0]);
  });
});

describe('the plan of the group', () => {
  test('counts what a dependant asks from their own account, until they are 18', async () => {
    proves('own-account-uses-the-group');
    const dependant = await opened();
    const { holder, memberId, own } = dependant;
    await limit(dependant);
    const before = await leftOf(holder, holder.personId);
    expect((await join(own, memberId)).statusCode).toBe(200);
    expect(await leftOf(own, memberId)).toBe(before - 1);
    expect(await leftOf(holder, holder.personId)).toBe(before - 1);
    await comesOfAge(dependant);
    expect(await leftOf(own, memberId)).toBe(before);
    expect(await leftOf(holder, holder.personId)).toBe(before - 1);
  });

  test('has one left: of holder and dependant who join at once one does', async () => {
    const dependant = await opened();
    const { holder, memberId, own } = dependant;
    await limit(dependant);
    const left = await leftOf(holder, holder.personId);
    await t.pool.query(
      `update prepaid_health_category set monthly_consultations = 1
       where id = (select prepaid_health_category_id from patient where person_id = $1)`,
      [memberId],
    );
    const answers = await Promise.all([join(own, memberId), join(holder, holder.personId)]);
    await t.pool.query(
      `update prepaid_health_category set monthly_consultations = $2
       where id = (select prepaid_health_category_id from patient where person_id = $1)`,
      [memberId, left],
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });
});

describe('coming of age', () => {
  test('asks the person, and only from their own account', async () => {
    const dependant = await opened();
    const { dni, holder, own } = dependant;
    expect(await families.invitationsOf(own)).toEqual([]);
    await comesOfAge(dependant);
    const email = `ajena-${dependant.email}`;
    await addAccount(t, { email, role: 'PATIENT', idNumber: dni });
    const stranger = { token: await clinic.logIn(email) };
    expect(await families.invitationsOf(stranger)).toEqual([]);
    const [invitation] = await families.invitationsOf(own);
    expect(invitation?.of_own_record).toBe(true);
    const id = invitation?.id ?? '';
    expect((await families.answer(stranger, id, true)).statusCode).toBe(404);
    expect((await families.answer(own, id, true)).statusCode).toBe(200);
    expect((await families.memberOf(holder)).status).toBe('ACTIVE');
  });
});

describe('the own profile of a dependant of 17', () => {
  const profileOf = (birth_date: string, over = {}) =>
    aPatientProfile({ first_name: 'Ana', birth_date, ...over });

  test('keeps the birth date that staff checked', async () => {
    const { own } = await opened();
    const refused = await t.call(
      updatePatient,
      { body: profileOf(families.bornToTurn(30)) },
      own.token,
    );
    expect(refused.json().fieldErrors).toMatchObject([
      { field: 'birth_date', code: 'birth_date.by-staff' },
    ]);
  });

  test('is changed by them, and the group has no members of theirs', async () => {
    const { own } = await opened();
    const body = profileOf(families.bornToTurn(17), { alias: 'Anita' });
    expect((await t.call(updatePatient, { body }, own.token)).statusCode).toBe(200);
    expect((await t.call(getOwnProfile, {}, own.token)).json().data.alias).toBe('Anita');
    expect(codeOf(await families.add(own))).toBe('family-group.holder-minor');
    expect((await families.groupOf(own)).titular.is_adult).toBe(false);
  });
});

describe('what is asked and told about a dependant with an account', () => {
  test('is of their own account: the visit, the data and the plan', async () => {
    const { holder, memberId, own } = await opened();
    const entry = (await join(own, memberId)).json().data;
    expect(entry).toMatchObject({ isHolder: true, familymember: own.email });
    const about = { params: { patientId: memberId } };
    const deletion = { ...about, body: { kind: 'DELETION' as const } };
    expect((await t.call(askAboutData, deletion, holder.token)).statusCode).toBe(404);
    expect((await t.call(askAboutData, deletion, own.token)).statusCode).toBe(200);
    expect((await t.call(requestPlanContact, about, own.token)).statusCode).toBe(200);
    const asked = await requestsOf(t).own(own);
    expect(asked.map(({ kind }: { kind: string }) => kind).sort()).toEqual([
      'DELETION',
      'PLAN_CONTACT',
    ]);
    const { rows } = await t.pool.query(
      `select details->>'person' as person from staff_request where account_id = $1`,
      [own.accountId],
    );
    expect(rows).toEqual([{ person: null }, { person: null }]);
  });
});
