import { authenticate, getAccount, stepUp } from '@app/contract/accounts';
import { DEMO_PASSWORD } from '@app/contract/accounts/fixtures';
import { approveAct, listApprovals } from '@app/contract/approvals';
import { dayOf } from '@app/contract/kernel';
import {
  askAboutData,
  askCorrection,
  askRectification,
  exportOwnData,
  offerExport,
  type PlainDataKind,
} from '@app/contract/own-data';
import { updatePatient } from '@app/contract/profiles';
import { aPatientProfile } from '@app/contract/profiles/fixtures';
import { listReadings, type Reading } from '@app/contract/record-access';
import type { IdentityField, OwnRequest } from '@app/contract/requests';
import { beforeAll, describe, expect, test } from 'vitest';
import { proves } from '../../../architecture/requirements/index.ts';
import { newId } from '../platform/ids.ts';
import { agendasOf } from '../testing/agendas.ts';
import { aClinic, type Clinic, type Someone, type SomePatient } from '../testing/clinic.ts';
import { confirmOwnTelephone } from '../testing/person-setup.ts';
import { requestsOf } from '../testing/requests.ts';
import { REASON, staffOf } from '../testing/staff.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { visitsOf } from '../testing/visits.ts';

let t: TestApp;
let clinic: Clinic;
let admin: Someone;
let director: Someone;
let requests: ReturnType<typeof requestsOf>;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
  requests = requestsOf(t);
  admin = await staffOf(t, clinic).proven('ADMIN');
  director = await staffOf(t, clinic).proven('MEDICAL_DIRECTOR');
});

const prove = ({ token }: Someone) => t.call(stepUp, { body: { password: DEMO_PASSWORD } }, token);
const exported = ({ personId }: Pick<SomePatient, 'personId'>, { token }: Someone) =>
  t.call(exportOwnData, { params: { patientId: personId } }, token);
const ask = ({ personId, token }: SomePatient, kind: PlainDataKind) =>
  t.call(askAboutData, { params: { patientId: personId }, body: { kind } }, token);
const rectify = ({ personId, token }: SomePatient, field: IdentityField, value: string) =>
  t.call(askRectification, { params: { patientId: personId }, body: { field, value } }, token);
const correct = (
  { personId, token }: SomePatient,
  visitId: string,
  wrong = 'Dice alergia a la penicilina',
) =>
  t.call(
    askCorrection,
    { params: { patientId: personId }, body: { visitId, wrong, wanted: 'No tengo alergias' } },
    token,
  );
const personOf = async ({ personId }: SomePatient) =>
  (await t.pool.query('select * from person where id = $1', [personId])).rows[0];
const changeTelephone = ({ token }: Someone) =>
  t.call(updatePatient, { body: aPatientProfile({ phone_number: '3514000001' }) as never }, token);
const accountOf = async ({ accountId }: Someone) =>
  (await t.pool.query('select * from account where id = $1', [accountId])).rows[0];

describe('an export is refused', () => {
  test('without a proof of identity, and of somebody else', async () => {
    const patient = await clinic.patient();
    expect((await exported(patient, patient)).json().code).toBe('session.step-up-required');
    const stranger = await clinic.patient();
    await prove(stranger);
    expect((await exported(patient, stranger)).statusCode).toBe(404);
    expect((await exported({ personId: newId() }, stranger)).statusCode).toBe(404);
  });

  test('to staff and to professionals', async () => {
    const { patient, professional } = await visitsOf(t, clinic).aFinishedVisit();
    await prove(professional);
    for (const other of [professional, admin, director, await clinic.pharmacist()])
      expect((await exported(patient, other)).statusCode).toBe(403);
  });
});

test('an export has what was diagnosed and ordered, of its patient only, and is audited', async () => {
  proves('data-export-at-once');
  const { patient } = await visitsOf(t, clinic).aFinishedVisit();
  const other = await visitsOf(t, clinic).aFinishedVisit();
  await prove(patient);
  const answer = await exported(patient, patient);
  expect(answer.headers['content-type']).toContain('application/fhir+json');
  const bundle = answer.json();
  expect(bundle).toMatchObject({ resourceType: 'Bundle', type: 'collection' });
  const kinds = bundle.entry.map(
    ({ resource }: { resource: { resourceType: string } }) => resource.resourceType,
  );
  for (const kind of ['Patient', 'Encounter', 'Condition', 'MedicationRequest'])
    expect(kinds).toContain(kind);
  expect(kinds.filter((kind: string) => kind === 'Encounter')).toHaveLength(1);
  expect(answer.body).toContain('Ibuprofeno');
  expect(answer.body).toMatch(/Control: el \d{2}\/\d{2}\/\d{4}/);
  for (const id of [other.patient.personId, other.queueId, other.consultationId])
    expect(answer.body).not.toContain(id);
  const urls = bundle.entry.map(({ fullUrl }: { fullUrl: string }) => fullUrl);
  expect(new Set(urls).size).toBe(urls.length);
  const { rows } = await t.pool.query(
    `select outcome from audit_event where patient_id = $1 and type = 'history.export'`,
    [patient.personId],
  );
  expect(rows).toEqual([{ outcome: 'success' }]);
});

describe('a copy that staff leaves', () => {
  const offer = (accountId: string, { token }: Someone) =>
    t.call(offerExport, { params: { accountId }, body: { reason: REASON } }, token);

  test('is refused to the medical director, without proof, and for who is no patient', async () => {
    const { accountId } = await clinic.patient();
    expect((await offer(accountId, director)).statusCode).toBe(403);
    expect((await offer(accountId, await clinic.staff('ADMIN'))).json().code).toBe(
      'session.step-up-required',
    );
    expect((await offer(director.accountId, admin)).statusCode).toBe(404);
    expect((await offer(newId(), admin)).statusCode).toBe(404);
  });

  test('is for the patient to download: staff gets nothing of it', async () => {
    const { patient } = await visitsOf(t, clinic).aFinishedVisit();
    expect((await offer(patient.accountId, admin)).json()).toEqual({
      status: 'ok',
      data: { state: 'DONE' },
    });
    const { rows } = await t.pool.query(
      `select subject from notification where account_id = $1 and event = 'data.export-offered'`,
      [patient.accountId],
    );
    expect(rows).toHaveLength(1);
  });
});

describe('requests about the data', () => {
  test('of somebody else are refused, and asked once at a time', async () => {
    const [patient, stranger] = [await clinic.patient(), await clinic.patient()];
    expect((await ask({ ...patient, token: stranger.token }, 'ACCESS')).statusCode).toBe(404);
    const answers = await Promise.all([1, 2, 3].map(() => ask(patient, 'ACCESS')));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  });

  test('a dependant’s account is not deleted: there is none', async () => {
    const maria = await clinic.maria();
    const [memberId = ''] = clinic.memberIds;
    expect((await ask({ ...maria, personId: memberId }, 'DELETION')).statusCode).toBe(404);
  });

  test('have the clock of the law, with the holidays of the calendar', async () => {
    proves('data-clocks');
    const patient = await clinic.patient();
    await ask(patient, 'PAPER_COPY');
    await ask(patient, 'ACCESS');
    await rectify(patient, 'FIRST_NAME', 'Marianela');
    const own = await requests.own(patient);
    const hoursOf = (kind: string) => {
      const { createdDate, dueDate } = own.find((each: { kind: string }) => each.kind === kind);
      return (Date.parse(dueDate) - Date.parse(createdDate)) / 3_600_000;
    };
    expect(hoursOf('PAPER_COPY')).toBeCloseTo(48, 3);
    expect(hoursOf('ACCESS')).toBeGreaterThan(10 * 24 - 1);
    expect(hoursOf('ACCESS')).toBeLessThanOrEqual(11 * 24);
    const [{ due_at: due }] = (
      await t.pool.query(
        `select due_at from staff_request where account_id = $1 and kind = 'RECTIFICATION'`,
        [patient.accountId],
      )
    ).rows;
    const { rows } = await t.pool.query(
      `select count(*)::int as days from generate_series(1, 40) n,
         lateral (select $1::date + n as day) each
       where day <= $2::date and extract(isodow from day) < 6
         and not exists (select from holiday where holiday.day = each.day)`,
      [dayOf(t.clock.now()), dayOf(due)],
    );
    expect(rows[0].days).toBe(5);
  });
});

describe('a rectification', () => {
  test('is shown as in review, to its patient and to staff, until it is answered', async () => {
    const patient = await clinic.patient();
    const { sheetOf } = staffOf(t, clinic);
    const shown = async () => ({
      staff: (await sheetOf(patient.accountId, admin)).inReview,
      patient: (await requests.own(patient)).map(({ inReview }: OwnRequest) => inReview),
    });
    expect(await shown()).toEqual({ staff: [], patient: [] });
    await ask(patient, 'ACCESS');
    const { requestId } = (await rectify(patient, 'LAST_NAME', 'Sosa')).json().data;
    const inReview = { field: 'LAST_NAME', sinceDate: expect.any(String) };
    expect(await shown()).toEqual({ staff: [inReview], patient: [inReview, null] });
    await requests.reject(requestId, admin);
    expect(await shown()).toEqual({ staff: [], patient: [null, null] });
  });

  test('of what it says already, or to what it cannot be, is refused', async () => {
    const patient = await clinic.patient();
    const { last_name: name } = await personOf(patient);
    expect((await rectify(patient, 'LAST_NAME', name)).json().code).toBe('own-data.unchanged');
    expect((await rectify(patient, 'ID_NUMBER', '12')).statusCode).toBe(400);
    expect((await rectify(patient, 'BIRTH_DATE', '1990-02-30')).statusCode).toBe(400);
    expect((await rectify(patient, 'BIRTH_DATE', '2099-01-01')).statusCode).toBe(400);
    expect((await rectify(patient, 'FIRST_NAME', '<b>')).statusCode).toBe(400);
  });

  test('changes nothing until staff applies it, keeps the old value, and tells the patient', async () => {
    proves('identity-rectified-by-staff');
    const patient = await clinic.patient();
    const { id_number: old } = await personOf(patient);
    const { requestId } = (await rectify(patient, 'ID_NUMBER', '29888777')).json().data;
    expect((await personOf(patient)).id_number).toBe(old);
    await requests.resolve(requestId, admin);
    expect((await personOf(patient)).id_number).toBe('29888777');
    expect((await accountOf(patient)).id_number).not.toBe(old);
    expect((await requests.read(requestId, admin)).json().data.details).toMatchObject({
      field: 'ID_NUMBER',
      oldValue: old,
      newValue: '29888777',
    });
    expect(await requests.own(patient)).toMatchObject([{ state: 'RESOLVED' }]);
  });

  test('is asked as people write it, and kept as the profile has it', async () => {
    const patient = await clinic.patient();
    const askedOf = async (field: IdentityField, value: string) => {
      const { requestId } = (await rectify(patient, field, value)).json().data;
      return (await requests.read(requestId, admin)).json().data.details.newValue;
    };
    expect(await askedOf('ID_NUMBER', '41.234.567')).toBe('41234567');
    expect(await askedOf('BIRTH_DATE', '08/03/1944')).toBe('1944-03-08');
  });

  test('of what changed meanwhile is not applied', async () => {
    const patient = await clinic.patient();
    const { requestId } = (await rectify(patient, 'LAST_NAME', 'Sosa')).json().data;
    await t.pool.query(`update person set last_name = 'Paz' where id = $1`, [patient.personId]);
    expect((await requests.resolve(requestId, admin)).json().code).toBe(
      'requests.changed-meanwhile',
    );
    expect((await personOf(patient)).last_name).toBe('Paz');
  });
});

describe('a correction of a record', () => {
  test('of a visit of somebody else is refused', async () => {
    const { queueId } = await visitsOf(t, clinic).aFinishedVisit();
    const stranger = await clinic.patient();
    expect((await correct(stranger, queueId)).statusCode).toBe(404);
    expect((await correct(stranger, newId())).statusCode).toBe(404);
  });

  test('reaches its author and the director; operations sees only that it exists, and its clock', async () => {
    proves('corrections-without-clinical-text');
    const { patient, professional, queueId, consultationId } = await visitsOf(
      t,
      clinic,
    ).aFinishedVisit();
    const recordOf = async () =>
      (await t.pool.query('select * from consultation where id = $1', [consultationId])).rows;
    const before = await recordOf();
    const { requestId } = (await correct(patient, queueId)).json().data;
    const seen = await requests.read(requestId, admin);
    expect(seen.json().data).toMatchObject({ kind: 'CORRECTION', mayAnswer: false });
    expect(seen.json().data.dueDate).toBeTruthy();
    for (const { body } of [seen, await requests.list(admin)])
      expect(body).not.toMatch(/penicilina|No tengo alergias/);
    expect((await requests.resolve(requestId, admin)).json().code).toBe('requests.not-yours');
    expect((await requests.read(requestId, director)).json().data.details.text).toContain(
      'penicilina',
    );
    const { rows } = await t.pool.query(
      `select description from notification where account_id = $1 and event = 'correction.asked'`,
      [professional.accountId],
    );
    expect(rows[0].description).toContain('penicilina');
    await requests.resolve(requestId, director, 'La profesional agregó una ampliación.');
    expect(await recordOf()).toEqual(before);
  });

  test('is read by the director with a proof of identity, until it is answered, and its patient sees it', async () => {
    proves('corrections-read-under-guard');
    const { patient, queueId } = await visitsOf(t, clinic).aFinishedVisit();
    const { requestId } = (await correct(patient, queueId)).json().data;
    const correctionsRead = async () => {
      const asked = { params: { patientId: patient.personId }, query: {} };
      const { data } = (await t.call(listReadings, asked, patient.token)).json();
      return data.map(({ name, reason }: Reading) => ({ name, reason }));
    };
    const before = await correctionsRead();
    const unproven = await requests.read(requestId, await clinic.staff('MEDICAL_DIRECTOR'));
    expect(unproven.json().code).toBe('session.step-up-required');
    await requests.read(requestId, admin);
    expect(await correctionsRead()).toEqual(before);
    expect((await requests.read(requestId, director)).body).toContain('penicilina');
    const read = [{ name: 'La dirección técnica', reason: 'correction' }, ...before];
    expect(await correctionsRead()).toEqual(read);
    await requests.note(requestId, director, 'Revisar la penicilina.');
    await requests.resolve(requestId, director, 'Se amplió lo de la penicilina.');
    const answered = await requests.read(requestId, director);
    expect(answered.json().data.history).toHaveLength(2);
    expect(answered.body).not.toMatch(/penicilina|No tengo alergias/);
    expect(await correctionsRead()).toEqual(read);
  });

  test('is text, never markup', async () => {
    const { patient, professional, queueId } = await visitsOf(t, clinic).aFinishedVisit();
    await correct(patient, queueId, '<img src=x onerror=alert(1)>');
    const { rows } = await t.pool.query(
      `select description from notification where account_id = $1 and event = 'correction.asked'`,
      [professional.accountId],
    );
    expect(rows[0].description).not.toContain('<img');
  });
});

describe('a deletion', () => {
  const deleted = async (patient: SomePatient) => {
    const { requestId } = (await ask(patient, 'DELETION')).json().data;
    return requests.resolve(requestId, admin, REASON);
  };

  test('that is rejected leaves the account as it is', async () => {
    const patient = await clinic.patient();
    const { requestId } = (await ask(patient, 'DELETION')).json().data;
    await requests.reject(requestId, admin);
    expect((await t.call(getAccount, {}, patient.token)).statusCode).toBe(200);
  });

  test('closes the account for good, keeps the record, and says why by mail', async () => {
    proves('deletion-keeps-the-record');
    const { patient, consultationId } = await visitsOf(t, clinic).aFinishedVisit();
    const audits = async () =>
      Number(
        (
          await t.pool.query('select count(*) from audit_event where account_id = $1', [
            patient.accountId,
          ])
        ).rows[0].count,
      );
    const before = await audits();
    expect((await deleted(patient)).json().data).toEqual({ state: 'DONE' });
    const account = await accountOf(patient);
    expect(account).toMatchObject({
      status: 'PSEUDONYMISED',
      password_hash: null,
      id_number: null,
    });
    expect(account.email).not.toContain('paciente');
    expect((await personOf(patient)).phone_number).toBeNull();
    expect((await t.call(getAccount, {}, patient.token)).statusCode).toBe(401);
    const login = { username: patient.email, password: DEMO_PASSWORD };
    expect((await t.call(authenticate, { body: login })).statusCode).toBe(401);
    const { rows } = await t.pool.query('select diagnosis from consultation where id = $1', [
      consultationId,
    ]);
    expect(rows[0].diagnosis).not.toBe('');
    expect(await audits()).toBeGreaterThanOrEqual(before);
    expect(t.mails.some(({ to, text }) => to === patient.email && /26\.529/.test(text))).toBe(true);
  });

  test('forgets the telephones that the account had and confirmed', async () => {
    const patient = await clinic.patient();
    await confirmOwnTelephone(t, patient.accountId);
    await changeTelephone(patient);
    const kept = async () =>
      (
        await t.pool.query(
          `select (select count(*) from telephone_change where account_id = $1)::int as changes,
             (select count(*) from confirmed_telephone where account_id = $1)::int as confirmed`,
          [patient.accountId],
        )
      ).rows[0];
    expect(await kept()).toEqual({ changes: 1, confirmed: 1 });
    await deleted(patient);
    expect(await kept()).toEqual({ changes: 0, confirmed: 0 });
  });

  test('is done once, whoever resolves it at the same time', async () => {
    const patient = await clinic.patient();
    const { requestId } = (await ask(patient, 'DELETION')).json().data;
    const answers = await Promise.all([1, 2, 3].map(() => requests.resolve(requestId, admin)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  });
});

test('where two have to agree, a deletion waits for the second, and cancels what is booked', async () => {
  const two = await testApp({ STAFF_APPROVALS: 2 });
  const office = await aClinic(two);
  const agendas = agendasOf(two, office);
  await agendas.withoutHolidays();
  const { patient } = await agendas.anAppointment();
  const asked = requestsOf(two);
  const [first, second] = [
    await staffOf(two, office).proven('ADMIN'),
    await staffOf(two, office).proven('ADMIN'),
  ];
  const { requestId } = (
    await two.call(
      askAboutData,
      { params: { patientId: patient.personId }, body: { kind: 'DELETION' } },
      patient.token,
    )
  ).json().data;
  const stateOf = async () => (await asked.read(requestId, first)).json().data.state;
  expect((await asked.resolve(requestId, first, REASON)).json().data).toEqual({ state: 'WAITING' });
  expect((await asked.resolve(requestId, first, REASON)).json().code).toBe(
    'approvals.already-waiting',
  );
  expect(await stateOf()).toBe('OPEN');
  const [{ id }] = (await two.call(listApprovals, { query: { open: 'true' } }, second.token)).json()
    .data;
  const approve = ({ token }: Someone) => two.call(approveAct, { params: { id } }, token);
  expect((await approve(first)).json().code).toBe('approvals.own-act');
  expect((await approve(second)).statusCode).toBe(200);
  expect(await stateOf()).toBe('RESOLVED');
  const { rows } = await two.pool.query('select status from appointment where account_id = $1', [
    patient.accountId,
  ]);
  expect(rows).toEqual([{ status: 'CANCELLED' }]);
});
