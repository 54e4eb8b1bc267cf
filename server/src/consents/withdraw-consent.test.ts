import {
  acceptConsent,
  type GivenConsent,
  listGivenConsents,
  listMissingConsents,
  withdrawTeleconsultation,
} from '@app/contract/consents';
import { joinQueue } from '@app/contract/guard-queue';
import { commandEntry, type QueueEntry } from '@app/contract/visits';
import { beforeAll, describe, expect, test } from 'vitest';
import { proves } from '../../../architecture/requirements/index.ts';
import { aClinic, type Clinic, type Someone, type SomePatient } from '../testing/clinic.ts';
import { until } from '../testing/eventually.ts';
import { familiesOf } from '../testing/family.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

let t: TestApp;
let clinic: Clinic;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
});

const withdraw = ({ personId }: Pick<SomePatient, 'personId'>, { token }: Pick<Someone, 'token'>) =>
  t.call(withdrawTeleconsultation, { body: { patientId: personId } }, token);
const join = ({ personId, token }: SomePatient) =>
  t.call(joinQueue, { body: { patientId: personId, specialtyId: 1, reason: 'Tos' } }, token);
const given = async ({ personId, token }: SomePatient): Promise<GivenConsent[]> =>
  (await t.call(listGivenConsents, { query: { patientId: personId } }, token)).json().data;

async function accept({ personId: patientId, token }: SomePatient): Promise<void> {
  const [text] = (await t.call(listMissingConsents, { query: { patientId } }, token)).json().data;
  const { kind, body_hash } = text;
  await t.call(acceptConsent, { body: { patientId, kind, body_hash } }, token);
}

describe('a withdrawal is refused', () => {
  test('to everybody but who may answer for the person', async () => {
    const patient = await clinic.patient();
    expect((await withdraw(patient, await clinic.patient())).statusCode).toBe(404);
    for (const other of [await clinic.professional(), await clinic.staff('ADMIN')])
      expect((await withdraw(patient, other)).statusCode).toBe(403);
    expect((await join(patient)).statusCode).toBe(200);
  });

  test('where nothing stands', async () => {
    const patient = await clinic.patient();
    expect((await withdraw(patient, patient)).statusCode).toBe(200);
    expect((await withdraw(patient, patient)).json().code).toBe('consents.nothing-to-withdraw');
  });
});

describe('after the teleconsultation was withdrawn', () => {
  test('it is kept with both dates and its session, and is given again like a new version', async () => {
    proves('consent-withdrawn');
    const patient = await clinic.patient();
    await withdraw(patient, patient);
    expect(await given(patient)).toMatchObject([
      { kind: 'teleconsultation', by_patient: true, withdrawn_at: expect.any(String) },
      { kind: 'terms', by_patient: true, withdrawn_at: null },
      { kind: 'privacy', by_patient: true, withdrawn_at: null },
    ]);
    const { rows } = await t.pool.query(
      `select account_id, session_id is not null as in_session from audit_event
       where patient_id = $1 and type = 'consent.withdraw'`,
      [patient.personId],
    );
    expect(rows).toEqual([{ account_id: patient.accountId, in_session: true }]);
    expect((await join(patient)).json().code).toBe('guard-queue.consent-missing');
    await accept(patient);
    expect((await join(patient)).statusCode).toBe(200);
    const teleconsultations = (await given(patient)).filter(
      ({ kind }) => kind === 'teleconsultation',
    );
    expect(teleconsultations).toMatchObject([
      { withdrawn_at: null },
      { withdrawn_at: expect.any(String) },
    ]);
  });

  test('who waits in the line already enters no call', async () => {
    const [patient, professional] = [await clinic.patient(), await clinic.professional()];
    const { queueId }: QueueEntry = (await join(patient)).json().data;
    const give = ({ token }: Someone, command: 'GetPatient' | 'Accept') =>
      t.call(commandEntry, { params: { queueId }, body: { command } }, token);
    await give(professional, 'GetPatient');
    await withdraw(patient, patient);
    expect((await give(patient, 'Accept')).json().code).toBe('visits.consent-missing');
    await accept(patient);
    expect((await give(patient, 'Accept')).statusCode).toBe(200);
  });

  test('what was accepted for a dependant says that somebody else did', async () => {
    const families = familiesOf(t);
    const child = await families.aDependant(clinic, families.bornToTurn(9));
    expect(await given(child)).toMatchObject([{ by_patient: false, withdrawn_at: null }]);
    expect((await withdraw(child, child)).statusCode).toBe(200);
    expect((await join(child)).json().code).toBe('guard-queue.consent-missing');
  });
});

test('who joins while the consent is being withdrawn is refused', async () => {
  proves('consent-withdrawn');
  const patient = await clinic.patient();
  const withdrawing = await t.pool.connect();
  await withdrawing.query('begin');
  await withdrawing.query('update consent set withdrawn_at = now() where person_id = $1', [
    patient.personId,
  ]);
  const joining = join(patient);
  await until(async () => {
    const { rows } = await t.pool.query(
      `select from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock' and query like '%for share%'`,
    );
    return rows.length > 0;
  });
  await withdrawing.query('commit');
  withdrawing.release();
  expect((await joining).json().code).toBe('guard-queue.consent-missing');
});

test('what was accepted is never changed nor deleted, and withdrawn once', async () => {
  const patient = await clinic.patient();
  await withdraw(patient, patient);
  for (const change of [
    'delete from consent where person_id = $1',
    'update consent set withdrawn_at = null where person_id = $1',
    'update consent set withdrawn_at = now() where person_id = $1',
    'update consent set accepted_at = now() where person_id = $1',
    'delete from account_consent where account_id = (select account_id from person where id = $1)',
    'update account_consent set accepted_at = now() where account_id = (select account_id from person where id = $1)',
  ])
    await expect(t.pool.query(change, [patient.personId])).rejects.toThrow(/never changed/);
});
