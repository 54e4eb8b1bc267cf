import { stepUp } from '@app/contract/accounts';
import { DEMO_PASSWORD } from '@app/contract/accounts/fixtures';
import {
  getHistoryPatient,
  listHistoryDates,
  searchHistories,
} from '@app/contract/clinical-history';
import { listPatientConsultations } from '@app/contract/consultations';
import { DAY_MS, MINUTE_MS } from '@app/contract/kernel';
import { searchNotifications } from '@app/contract/notifications';
import {
  findProfessionals,
  grantAccess,
  listGrants,
  listReadings,
  openForEmergency,
  withdrawGrant,
} from '@app/contract/record-access';
import { beforeAll, describe, expect, test } from 'vitest';
import { proves } from '../../../architecture/requirements/index.ts';
import { newId } from '../platform/ids.ts';
import { aClinic, type Clinic, type Someone, type SomePatient } from '../testing/clinic.ts';
import { until } from '../testing/eventually.ts';
import { familiesOf } from '../testing/family.ts';
import { ownAccountsOf } from '../testing/own-accounts.ts';
import { setVerification } from '../testing/professional-setup.ts';
import { staffOf } from '../testing/staff.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { visitsOf } from '../testing/visits.ts';

let t: TestApp;
let clinic: Clinic;
let visits: ReturnType<typeof visitsOf>;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
  visits = visitsOf(t, clinic);
});

const REASON = 'Ingresó inconsciente a la guardia y no sabemos sus alergias.';

const proved = async <Who extends Someone>(who: Who): Promise<Who> => {
  await t.call(stepUp, { body: { password: DEMO_PASSWORD } }, who.token);
  return who;
};
const again = async <Who extends Someone>(who: Who): Promise<Who> => ({
  ...who,
  token: await clinic.logIn(who.email),
});

const give = (
  who: Pick<Someone, 'token'>,
  patientId: string,
  professionalId: string,
  months: 1 | 3 | 6 | 12 = 3,
) => t.call(grantAccess, { params: { patientId }, body: { professionalId, months } }, who.token);
const grantsOf = async ({ token, personId }: SomePatient) =>
  (await t.call(listGrants, { params: { patientId: personId } }, token)).json().data;
const read = ({ token }: Someone, { personId }: SomePatient) =>
  t.call(listPatientConsultations, { query: { patientId: personId, page: 0 } }, token);
const searched = async ({ token }: Someone) =>
  (await t.call(searchHistories, { body: {} }, token)).json().data;
const open = (who: Someone, idNumber: string, reason = REASON) =>
  t.call(openForEmergency, { body: { idNumber, reason } }, who.token);
const readingsOf = async ({ token, personId }: SomePatient) =>
  (await t.call(listReadings, { params: { patientId: personId }, query: {} }, token)).json().data;
const dniOf = async (personId: string): Promise<string> =>
  (await t.pool.query('select id_number from person where id = $1', [personId])).rows[0].id_number;
const inbox = async ({ token }: Someone) =>
  (await t.call(searchNotifications, { query: {} }, token)).json().data as {
    event: string;
    subject: string;
    description: string;
  }[];

describe('a grant to a professional', () => {
  test('needs a proof of identity first', async () => {
    const [patient, professional] = [await clinic.patient(), await clinic.professional()];
    const refused = await give(patient, patient.personId, professional.accountId);
    expect([refused.statusCode, refused.json().code]).toEqual([401, 'session.step-up-required']);
    expect(await grantsOf(patient)).toEqual([]);
  });

  test('is for the own record and those of dependants only', async () => {
    const [patient, other] = [await proved(await clinic.patient()), await clinic.patient()];
    const professional = await clinic.professional();
    for (const personId of [other.personId, newId()])
      expect((await give(patient, personId, professional.accountId)).statusCode).toBe(404);
    expect(await grantsOf(other)).toEqual([]);
  });

  test.each([
    ['nobody', async () => newId()],
    ['a patient', async () => (await clinic.patient()).accountId],
    [
      'a professional who is not verified',
      async () => {
        const { accountId } = await clinic.professional();
        await setVerification(t, accountId, 'PENDING_VERIFICATION');
        return accountId;
      },
    ],
  ])('is refused for %s', async (_, whom) => {
    const patient = await proved(await clinic.patient());
    const refused = await give(patient, patient.personId, await whom());
    expect([refused.statusCode, refused.json().code]).toEqual([
      409,
      'record-access.professional-unknown',
    ]);
  });

  test('lasts a year at most', async () => {
    const patient = await proved(await clinic.patient());
    const { accountId } = await clinic.professional();
    const refused = await give(patient, patient.personId, accountId, 13 as never);
    expect([refused.statusCode, refused.json().fieldErrors[0].field]).toEqual([400, 'months']);
    await expect(
      t.pool.query(
        `insert into record_grant (id, person_id, professional_id, granted_by, granted_at, expires_at)
         values ($1, $2, $3, $4, now(), now() + interval '13 months')`,
        [newId(), patient.personId, accountId, patient.accountId],
      ),
    ).rejects.toThrow(/check/);
  });

  test('lets the professional find and read the record, and notifies them; others get 404', async () => {
    proves('record-access-is-granted');
    const { patient } = await visits.aFinishedVisit();
    const [chosen, other] = [await clinic.professional(), await clinic.professional()];
    expect((await read(chosen, patient)).statusCode).toBe(404);
    await proved(patient);
    const given = await give(patient, patient.personId, chosen.accountId);
    expect(given.json().data.professional).toMatchObject({ id: chosen.accountId });
    expect((await read(chosen, patient)).json()).toMatchObject({ total: 1 });
    expect(await searched(chosen)).toMatchObject([
      { id: patient.personId, last_consultation: null },
    ]);
    expect((await inbox(chosen)).map(({ event }) => event)).toEqual(['record.granted']);
    expect((await read(other, patient)).statusCode).toBe(404);
    expect(await searched(other)).toEqual([]);
    expect(await readingsOf(patient)).toMatchObject([
      { reason: 'grant', emergency: null, licence_label: expect.stringMatching(/^M\.N\. \d+$/) },
    ]);
  });

  test('is told to the professional once for each end, however often it is given', async () => {
    const patient = await proved(await clinic.patient());
    const chosen = await clinic.professional();
    for (let time = 0; time < 5; time += 1) await give(patient, patient.personId, chosen.accountId);
    await give(patient, patient.personId, chosen.accountId, 12);
    expect((await inbox(chosen)).map(({ event }) => event)).toEqual([
      'record.granted',
      'record.granted',
    ]);
  });

  test('ends on time', async () => {
    const patient = await proved(await clinic.patient());
    const professional = await clinic.professional();
    await give(patient, patient.personId, professional.accountId, 1);
    const [{ expires_at }] = await grantsOf(patient);
    t.clock.advance(new Date(expires_at).getTime() - t.clock.now().getTime() - MINUTE_MS);
    expect((await read(await again(professional), patient)).statusCode).toBe(200);
    t.clock.advance(2 * MINUTE_MS);
    expect((await read(await again(professional), patient)).statusCode).toBe(404);
    expect(await grantsOf(await again(patient))).toEqual([]);
  });

  test('is withdrawn once, by its patient only', async () => {
    proves('record-access-is-granted');
    const [patient, stranger] = [await proved(await clinic.patient()), await clinic.patient()];
    const professional = await clinic.professional();
    await give(patient, patient.personId, professional.accountId);
    const [{ id: grantId }] = await grantsOf(patient);
    const end = ({ token }: Someone, patientId: string) =>
      t.call(withdrawGrant, { params: { patientId, grantId } }, token);
    expect((await end(stranger, patient.personId)).statusCode).toBe(404);
    expect((await end(stranger, stranger.personId)).statusCode).toBe(404);
    expect((await end(patient, patient.personId)).statusCode).toBe(200);
    expect((await end(patient, patient.personId)).statusCode).toBe(404);
    expect((await read(professional, patient)).statusCode).toBe(404);
  });

  test('of ten at once leaves one in force, and no row is overwritten', async () => {
    const patient = await proved(await clinic.patient());
    const { accountId } = await clinic.professional();
    const given = await Promise.all(
      Array.from({ length: 10 }, () => give(patient, patient.personId, accountId)),
    );
    expect(given.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
    const [{ id }, ...more] = await grantsOf(patient);
    expect(more).toEqual([]);
    for (const change of [
      `update record_grant set expires_at = expires_at + interval '1 day' where id = $1`,
      'delete from record_grant where id = $1',
    ])
      await expect(t.pool.query(change, [id])).rejects.toThrow(/only be withdrawn/);
  });

  test('works for a child too, and the holder sees who read', async () => {
    const maria = await proved(await clinic.maria());
    const [, child = ''] = clinic.memberIds;
    const professional = await clinic.professional();
    expect((await give(maria, child, professional.accountId)).statusCode).toBe(200);
    const ofTomas = { ...maria, personId: child };
    expect((await read(professional, ofTomas)).statusCode).toBe(200);
    expect(await readingsOf(ofTomas)).toMatchObject([{ reason: 'grant' }]);
  });
});

describe('a grant that a holder gave for a member', () => {
  const families = () => familiesOf(t);

  /** A minor whose holder let a professional read the record. */
  async function granted(birthDate = '2018-03-21') {
    const member = await proved(await families().aDependant(clinic, birthDate));
    const professional = await clinic.professional();
    await give(member, member.personId, professional.accountId);
    return { member, professional };
  }

  /** Status of what opens the record, and whether the search finds it. */
  const doorsOf = async (professional: Someone, member: SomePatient) => {
    const about = { params: { id: member.personId } };
    const asked = [
      await t.call(getHistoryPatient, about, professional.token),
      await t.call(listHistoryDates, about, professional.token),
      await read(professional, member),
    ];
    const found = await searched(professional);
    return [...asked.map(({ statusCode }) => statusCode), found.length];
  };
  const OPEN = [200, 200, 200, 1];
  const CLOSED = [404, 404, 404, 0];

  test('ends when the member leaves the group: nobody could withdraw it', async () => {
    const { member, professional } = await granted();
    expect(await doorsOf(professional, member)).toEqual(OPEN);
    await (await families().leaving(clinic, member))();
    expect(await doorsOf(professional, member)).toEqual(CLOSED);
  });

  test('ends however both are done at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const member = await proved(await families().aDependant(clinic, '2018-03-21'));
      const professional = await clinic.professional();
      const leave = await families().leaving(clinic, member);
      await Promise.all([give(member, member.personId, professional.accountId), leave()]);
      expect(await doorsOf(professional, member)).toEqual(CLOSED);
    }
  });

  test('ends at 18 without an account of their own', async () => {
    const { member, professional } = await granted(families().bornToTurn(18, 2));
    t.clock.advance(3 * DAY_MS);
    expect(await doorsOf(await again(professional), member)).toEqual(CLOSED);
  });

  test('stands once the member has an account: they see it and withdraw it', async () => {
    const accounts = ownAccountsOf(t, clinic);
    const dependant = await accounts.aDependant();
    const professional = await clinic.professional();
    await give(await proved(dependant.holder), dependant.memberId, professional.accountId);
    const member = await accounts.opened(dependant);
    await (await families().leaving(clinic, { ...dependant.holder, personId: member.personId }))();
    expect(await doorsOf(professional, member)).toEqual(OPEN);
    const [{ id: grantId }] = await grantsOf(member);
    await t.call(withdrawGrant, { params: { patientId: member.personId, grantId } }, member.token);
    expect(await doorsOf(professional, member)).toEqual(CLOSED);
  });

  test('is closed while nobody who could withdraw it may log in', async () => {
    const { member, professional } = await granted();
    const { acts, proven } = staffOf(t, clinic);
    const admin = await proven();
    await acts.DEACTIVATE(member.accountId, admin);
    expect(await doorsOf(professional, member)).toEqual(CLOSED);
    await acts.REACTIVATE(member.accountId, admin);
    expect(await doorsOf(professional, member)).toEqual(OPEN);
  });
});

describe('a search of professionals', () => {
  const find = async (name: string) =>
    (await t.call(findProfessionals, { query: { name } }, (await clinic.patient()).token)).json();

  test('needs three letters', async () => {
    expect(await find('rí')).toMatchObject({ code: 'request.invalid' });
  });

  test('ignores accents, uses any of their names, and shows what patients may know', async () => {
    const [found] = (await find('RIOS')).data;
    expect(Object.keys(found).sort()).toEqual(
      ['first_name', 'id', 'last_name', 'licence_label', 'sex_str', 'specialties'].sort(),
    );
    expect((await find('nadie con este nombre')).data).toEqual([]);
    expect((await find('%%%')).data).toEqual([]);
  });
});

describe('an emergency access', () => {
  test('needs a reason, a DNI and a proof of identity', async () => {
    const patient = await clinic.patient();
    const dni = await dniOf(patient.personId);
    const professional = await clinic.professional();
    expect((await open(professional, dni)).json().code).toBe('session.step-up-required');
    await proved(professional);
    const refused = [
      await open(professional, dni, 'x'.repeat(19)),
      await open(professional, dni, ` ${'x'.repeat(18)}  `),
      await open(professional, '12'),
    ];
    expect(refused.map((one) => one.json().fieldErrors[0].code)).toEqual([
      'reason.too-short',
      'reason.too-short',
      'id_number.invalid',
    ]);
    expect((await read(professional, patient)).statusCode).toBe(404);
  });

  test('is refused to patients, and to unverified professionals', async () => {
    const patient = await clinic.patient();
    const dni = await dniOf(patient.personId);
    expect((await open(await proved(await clinic.patient()), dni)).statusCode).toBe(403);
    const professional = await proved(await clinic.professional());
    await setVerification(t, professional.accountId, 'PENDING_VERIFICATION');
    expect((await open(professional, dni)).statusCode).toBe(403);
  });

  test('to a missing person is not found, and audited', async () => {
    const professional = await proved(await clinic.professional());
    expect((await open(professional, '99999999')).json().code).toBe('record-access.not-found');
    const { rows } = await t.pool.query(
      `select outcome, purpose from audit_event where account_id = $1 and type = 'record.emergency'`,
      [professional.accountId],
    );
    expect(rows).toEqual([{ outcome: 'denied', purpose: 'BTG' }]);
  });

  test('lasts an hour for that professional; patient and director are notified, and each reading shows the reason', async () => {
    proves('emergency-access-is-told');
    const { patient } = await visits.aFinishedVisit();
    const professional = await proved(await clinic.professional());
    const [opened] = (await open(professional, await dniOf(patient.personId))).json().data;
    expect(opened).toMatchObject({ patientId: patient.personId, last_name: 'González' });
    expect((await read(professional, patient)).json()).toMatchObject({ total: 1 });
    expect(await searched(professional)).toMatchObject([{ id: patient.personId }]);
    expect((await read(await clinic.professional(), patient)).statusCode).toBe(404);

    const notice = (await inbox(patient)).find(({ event }) => event === 'record.emergency');
    expect(notice?.subject).toBe('Abrieron tu historia clínica por una urgencia');
    expect(notice?.description).toContain(REASON);
    const mail = await until(() =>
      t.mails.find(({ subject }) => subject.includes('por una urgencia')),
    );
    expect(mail.text).not.toContain('González');
    expect(mail.text).not.toContain(REASON);
    expect(await readingsOf(patient)).toMatchObject([{ reason: 'emergency', emergency: REASON }]);
    const { rows } = await t.pool.query(
      `select distinct purpose from audit_event where account_id = $1 and patient_id = $2`,
      [professional.accountId, patient.personId],
    );
    expect(rows).toEqual([{ purpose: 'BTG' }]);

    t.clock.advance(61 * MINUTE_MS);
    expect((await read(await again(professional), patient)).statusCode).toBe(404);
  });

  test('to a member is told to the holder by the member’s name, with the way to who read it', async () => {
    proves('news-say-whose');
    const member = await familiesOf(t).aDependant(clinic, '2018-03-21');
    const professional = await proved(await clinic.professional());
    await open(professional, await dniOf(member.personId));
    const [notice] = await inbox(member);
    expect(notice?.subject).toBe('Abrieron la historia clínica de Ana por una urgencia');
    expect(notice?.description).toContain(`/accesos-a-mi-historia?persona=${member.personId}`);
    expect(notice?.description).not.toContain('tu historia');
  });

  test('shows its reason verbatim, and is never overwritten', async () => {
    const patient = await clinic.patient();
    const professional = await proved(await clinic.professional());
    await open(professional, await dniOf(patient.personId), `<script>alert(1)</script> ${REASON}`);
    const [notice] = await inbox(patient);
    expect(notice?.description).toContain('&#60;script&#62;');
    await expect(
      t.pool.query(`update emergency_access set until = until + interval '1 hour'`),
    ).rejects.toThrow(/never changed/);
  });
});

describe('the readings of a record', () => {
  test('are for its patient: strangers get 404, and staff 403 except a director who proved who they are', async () => {
    const [patient, stranger] = [await clinic.patient(), await clinic.patient()];
    const params = { patientId: patient.personId };
    const ask = ({ token }: Someone) => t.call(listReadings, { params, query: {} }, token);
    expect((await ask(stranger)).statusCode).toBe(404);
    expect((await ask(await clinic.professional())).statusCode).toBe(403);
    expect((await ask(await clinic.staff('ADMIN'))).statusCode).toBe(403);
    const director = await clinic.staff('MEDICAL_DIRECTOR');
    expect((await ask(director)).json().code).toBe('session.step-up-required');
    expect((await ask(await staffOf(t, clinic).proven('MEDICAL_DIRECTOR'))).statusCode).toBe(200);
    expect(await readingsOf(patient)).toEqual([]);
  });

  test('are one row per day and reason, newest first, twenty per page', async () => {
    const patient = await clinic.patient();
    const professional = await clinic.professional();
    const at = t.clock.now().getTime();
    for (let day = 0; day < 25; day += 1)
      for (const _ of [1, 2])
        await t.pool.query(
          `insert into audit_event (id, recorded_at, type, action, outcome, account_id, role, patient_id, purpose, rule)
           values ($1, $2, 'history.page', 'R', 'success', $3, 'PROFESSIONAL', $4, 'TREAT', 'attended lately')`,
          [newId(), new Date(at - day * DAY_MS), professional.accountId, patient.personId],
        );
    const pageOf = async (page: number) =>
      (
        await t.call(
          listReadings,
          { params: { patientId: patient.personId }, query: { page } },
          patient.token,
        )
      ).json().data as { at: string }[];
    const [first, second] = [await pageOf(0), await pageOf(1)];
    expect([first.length, second.length]).toEqual([20, 5]);
    const times = [...first, ...second].map((row) => row.at);
    expect(times).toEqual(times.toSorted().reverse());
  });
});
