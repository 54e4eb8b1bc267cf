import type { AddressInfo } from 'node:net';
import { acceptConsent, listMissingConsents } from '@app/contract/consents';
import { getAttendedPatient, listPatientConsultations } from '@app/contract/consultations';
import { getPlanInfo } from '@app/contract/coverage';
import { getGuardSummary, listFullQueue } from '@app/contract/guard-queue';
import { updateGuardAvailability } from '@app/contract/presence';
import { getCallToken } from '@app/contract/video-call';
import { reportActivity, type VisitCommand } from '@app/contract/visits';
import { beforeAll, describe, expect, test } from 'vitest';
import { proves } from '../../../architecture/requirements/index.ts';
import { newId } from '../platform/ids.ts';
import { connectStock } from '../platform/stomp/testing/stock-client.ts';
import { appointmentVisitsOf } from '../testing/appointment-visits.ts';
import { aClinic, type Clinic, type Someone, type SomePatient } from '../testing/clinic.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { visitsOf } from '../testing/visits.ts';
import { commandVisit } from './command-visit.ts';
import { expireLeases } from './leases/expire-leases.ts';
import { moveVisit } from './move-visit.ts';
import { createVisitsContext } from './visits-context.ts';
import type { AppointmentMoved } from './visits-needs.ts';

let t: TestApp;
let clinic: Clinic;
let turns: ReturnType<typeof appointmentVisitsOf>;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
  await t.http.listen({ host: '127.0.0.1', port: 0 });
  turns = appointmentVisitsOf(t, clinic);
});

const SECOND = 1_000;

/** Advances time with some people connected, and runs the sweep. */
async function stay(who: Someone[], seconds: number) {
  for (let passed = 0; passed < seconds; passed += 30) {
    t.clock.advance(30 * SECOND);
    for (const { token } of who) await t.call(reportActivity, { body: {} }, token);
    await expireLeases(t.visits);
  }
}

const inMinutes = (minutes: number) => new Date(t.clock.now().getTime() + minutes * 60_000);

describe('before its patient agreed, a visit opens nothing of theirs', () => {
  const openings = (professional: Someone, visitId: string, patientId: string) =>
    Promise.all([
      t.call(getAttendedPatient, { params: { queueId: visitId } }, professional.token),
      t.call(listPatientConsultations, { query: { patientId } }, professional.token),
      t.call(getPlanInfo, { params: { patientId } }, professional.token),
      t.call(
        getCallToken,
        { params: { channel: visitId, role: 'publisher', uid: 2 } },
        professional.token,
      ),
    ]).then((answers) => answers.map(({ statusCode }) => statusCode));

  test('to the professional who holds it; joining agrees', async () => {
    const { visit, patient, professional } = await turns.aBegunVisit({}, { patientAgreed: false });
    expect(await openings(professional, visit.id, patient.personId)).toEqual([404, 404, 404, 404]);
    const [held] = await turns.ownOf(professional);
    expect(held?.familymember).toBe(`p•••${patient.email.slice(patient.email.indexOf('@'))}`);
    await turns.give(patient, visit, 'Accept');
    await turns.give(patient, visit, 'Start');
    expect(await openings(professional, visit.id, patient.personId)).toEqual([200, 200, 200, 200]);
    expect((await turns.ownOf(professional))[0]?.familymember).toBe(patient.email);
  });

  test('and one that they confirmed opens it from its beginning', async () => {
    const { visit, patient, professional } = await turns.aBegunVisit();
    expect((await openings(professional, visit.id, patient.personId)).slice(0, 3)).toEqual([
      200, 200, 200,
    ]);
  });
});

describe('the patient of an appointment', () => {
  test('has until the end of its window to join, whatever the grace of the guard', async () => {
    const window = { patientLeaseUntil: inMinutes(3) };
    const { visit, professional } = await turns.aBegunVisit({}, window);
    await stay([professional], 2 * 60 + 30);
    expect((await turns.rowOf(visit)).phase).toBe('OFFERED');
    await stay([professional], 60);
    expect(await turns.rowOf(visit)).toMatchObject({ phase: 'QUIT', closed_reason: 'inactivity' });
  });

  test('does not lose it by looking in once and leaving', async () => {
    const { visit, patient, professional } = await turns.aBegunVisit();
    await turns.ownOf(patient);
    await t.call(reportActivity, { body: { queueId: visit.id } }, patient.token);
    expect((await turns.rowOf(visit)).patient_lease_until).toEqual(visit.patient_lease_until);
    await stay([professional], 120);
    expect((await turns.rowOf(visit)).phase).toBe('OFFERED');
  });

  test('who waits in it at the end of its window keeps it', async () => {
    const window = { patientLeaseUntil: inMinutes(1) };
    const { visit, patient, professional } = await turns.aBegunVisit({}, window);
    await stay([patient, professional], 120);
    expect((await turns.rowOf(visit)).phase).toBe('OFFERED');
  });

  test('is told that it ended where the professional disappears', async () => {
    const { visit, patient } = await turns.aBegunVisit();
    await stay([patient], 90);
    expect((await turns.rowOf(visit)).phase).toBe('QUIT');
    expect(await turns.ownOf(patient)).toEqual([]);
  });

  test.each(['OFFERED', 'ACCEPTED'])(
    'is put into no line by a call taken back from %s',
    async (phase) => {
      const { visit, patient, professional } = await turns.aBegunVisit();
      if (phase === 'ACCEPTED') await turns.give(patient, visit, 'Accept');
      const answer = await turns.give(professional, visit, 'ProfessionalCancel');
      expect(answer.json().data).toMatchObject({ phase: 'QUIT', status: 'QUIT' });
      expect(await turns.ownOf(patient)).toEqual([]);
    },
  );
});

describe('the call of an appointment', () => {
  const withoutConsent = async ({ personId }: SomePatient) =>
    t.pool.query('update consent set withdrawn_at = now() where person_id = $1', [personId]);

  async function aBegunVisitWithoutConsent() {
    const begun = await turns.aBegunVisit();
    await withoutConsent(begun.patient);
    return begun;
  }

  test('is not entered before its patient accepts the teleconsultation', async () => {
    proves('consent-before-appointment-call');
    const { visit, patient } = await aBegunVisitWithoutConsent();
    const refused = await turns.give(patient, visit, 'Accept');
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'visits.consent-missing']);
    expect(await turns.rowOf(visit)).toMatchObject({ phase: 'OFFERED', accepted_at: null });
    const patientId = patient.personId;
    const [text] = (
      await t.call(listMissingConsents, { query: { patientId } }, patient.token)
    ).json().data;
    const body = { patientId, kind: text.kind, body_hash: text.body_hash };
    await t.call(acceptConsent, { body }, patient.token);
    expect((await turns.give(patient, visit, 'Accept')).json().data.phase).toBe('ACCEPTED');
  });

  test('is not entered by who was checked and does not accept any more when it is written', async () => {
    const { visit, patient } = await aBegunVisitWithoutConsent();
    const actor = await turns.actorOf(patient);
    const entering = t.database
      .transaction()
      .execute((transaction) =>
        moveVisit(t.visits, transaction, visit, { command: 'Accept', actor }),
      );
    await expect(entering).rejects.toMatchObject({ code: 'visits.command-refused' });
    expect((await turns.rowOf(visit)).phase).toBe('OFFERED');
  });

  test('that goes on is not broken off by new words; its proof keeps the old ones, and the next one asks', async () => {
    const { visit, patient, professional } = await turns.aBegunVisit();
    await turns.give(patient, visit, 'Accept');
    const next = await turns.aBegunVisit();
    await t.pool.query(
      `insert into consent_text (id, kind, version, title, body, body_hash)
       values ($1, 'teleconsultation', 2, 'Consentimiento', 'Otro', 'otro')`,
      [newId()],
    );
    try {
      expect((await turns.give(patient, visit, 'Start')).json().data.phase).toBe('IN_CALL');
      const claimEpoch = visit.claim_epoch ?? 0;
      await visitsOf(t, clinic).finish({ patient, professional, queueId: visit.id, claimEpoch });
      const { rows } = await t.pool.query(
        `select content #>> '{consent,version}' as version from document
         where person_id = $1 and kind = 'teleassistance'`,
        [patient.personId],
      );
      expect(rows).toEqual([{ version: '1' }]);
      expect((await turns.give(next.patient, next.visit, 'Accept')).json().code).toBe(
        'visits.consent-missing',
      );
    } finally {
      await t.pool.query(
        `delete from consent_text where kind = 'teleconsultation' and version = 2`,
      );
    }
  });
});

describe('the guard', () => {
  test('neither shows nor counts an appointment, and its colleagues hear nothing of it', async () => {
    const { port } = t.http.server.address() as AddressInfo;
    const colleague = await clinic.professional();
    const line = await connectStock(`ws://127.0.0.1:${port}/ws`, colleague.token);
    const heard = await line.listen(`/user/${colleague.accountId}/private`);
    const { visit, patient, professional } = await turns.aBegunVisit();
    await turns.visits.announce('SetProfessional', visit, 1);
    await turns.give(patient, visit, 'Accept');
    const full = await t.call(listFullQueue, { params: { specialtyId: 1 } }, colleague.token);
    expect(full.json().data.map(({ queueId }: { queueId: string }) => queueId)).not.toContain(
      visit.id,
    );
    const summary = await t.call(getGuardSummary, {}, patient.token);
    expect(
      summary.json().data.find(({ specialtyId }: { specialtyId: number }) => specialtyId === 1),
    ).toMatchObject({ waiting: 0 });
    expect((await turns.give(colleague, visit, 'GetPatient')).json().code).toBe(
      'visits.entry-not-found',
    );
    expect((await turns.give(professional, visit, 'GetPatient')).json().code).toBe(
      'visits.entry-not-found',
    );
    await t.call(reportActivity, { body: {} }, colleague.token);
    expect(heard).toEqual([]);
  });

  test('releases no appointment of a professional who leaves it', async () => {
    const { visit, professional } = await turns.aBegunVisit();
    const off = await t.call(
      updateGuardAvailability,
      { params: { id: professional.accountId }, body: { virtualGuardAvailability: false } },
      professional.token,
    );
    expect(off.statusCode).toBe(200);
    expect((await turns.rowOf(visit)).phase).toBe('OFFERED');
  });

  test('is not needed to begin one', async () => {
    const professional = await clinic.professional();
    await t.pool.query('update professional_presence set available = false where account_id = $1', [
      professional.accountId,
    ]);
    const { visit, patient } = await turns.aBegunVisit({ professional });
    await turns.give(patient, visit, 'Accept');
    expect((await turns.give(patient, visit, 'Start')).json().data.phase).toBe('IN_CALL');
  });
});

test('the record says that it was an appointment', async () => {
  const { visit, patient, professional } = await turns.aBegunVisit();
  await turns.give(patient, visit, 'Accept');
  await turns.give(patient, visit, 'Start');
  const visits = visitsOf(t, clinic);
  const { consultationId } = await visits.finish({
    patient,
    professional,
    queueId: visit.id,
    claimEpoch: visit.claim_epoch ?? 0,
  });
  const { rows } = await t.pool.query(
    `select consultation_type, content ->> 'modality' as modality, content -> 'consent' as consent from consultation
     join document on document.consultation_id = consultation.id
     where consultation.id = $1 and document.kind = 'teleassistance'`,
    [consultationId],
  );
  expect(rows).toEqual([
    {
      consultation_type: 'APPOINTMENT',
      modality: 'APPOINTMENT',
      consent: { version: 1, acceptedAt: expect.any(String) },
    },
  ]);
  expect(await turns.visits.ofAppointments([visit.appointment_id ?? ''])).toMatchObject([
    { id: visit.id, phase: 'FINISHED' },
  ]);
  const again = { appointmentId: visit.appointment_id ?? '' };
  await expect(turns.aBegunVisit({ patient, professional }, again)).rejects.toMatchObject({
    code: 'visits.already-begun',
  });
});

describe('its appointment', () => {
  type Told = Parameters<AppointmentMoved>[1];

  /** Visits whose notification can be made to fail. */
  function telling() {
    const told: Told[] = [];
    const failure: { with?: Error } = {};
    const context = createVisitsContext({
      ...t.visits,
      appointmentMoved: async (_, move) => {
        told.push(move);
        if (failure.with) throw failure.with;
      },
    });
    return { told, failure, context, turns: appointmentVisitsOf(t, clinic, context) };
  }

  const COMMANDS = ['Accept', 'Start', 'PatientFinish'] as const satisfies VisitCommand[];

  test('is told of every move, and of none of the guard', async () => {
    const it = telling();
    const { visit, patient } = await it.turns.aBegunVisit();
    const actor = { ...(await it.turns.actorOf(patient)), role: 'PATIENT' as const };
    for (const command of COMMANDS)
      await commandVisit(it.context, actor, { queueId: visit.id, command });
    const about = {
      appointmentId: visit.appointment_id,
      visitId: visit.id,
      reason: null,
      at: expect.any(Date),
    };
    expect(it.told).toEqual([
      { ...about, command: 'Accept', phase: 'ACCEPTED' },
      { ...about, command: 'Start', phase: 'IN_CALL' },
      { ...about, command: 'PatientFinish', phase: 'WRAP_UP' },
    ]);
    const guard = await visitsOf(t, clinic).aVisit();
    const other = { ...(await it.turns.actorOf(guard.patient)), role: 'PATIENT' as const };
    await commandVisit(it.context, other, { queueId: guard.queueId, command: 'PatientFinish' });
    expect(it.told).toHaveLength(COMMANDS.length);
  });

  test('and the visit move together or not at all', async () => {
    const it = telling();
    const { visit, patient } = await it.turns.aBegunVisit();
    const actor = { ...(await it.turns.actorOf(patient)), role: 'PATIENT' as const };
    it.failure.with = new Error('the appointment was not written');
    const input = { queueId: visit.id, command: 'PatientCancel' } as const;
    await expect(commandVisit(it.context, actor, input)).rejects.toThrow(it.failure.with.message);
    expect(await turns.rowOf(visit)).toEqual(visit);
    const { rows } = await t.pool.query('select command from visit_event where visit_id = $1', [
      visit.id,
    ]);
    expect(rows).toEqual([{ command: 'SetProfessional' }]);
  });
});
