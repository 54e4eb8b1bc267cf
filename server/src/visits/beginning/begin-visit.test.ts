import { getPlanInfo } from '@app/contract/coverage';
import { joinQueue } from '@app/contract/guard-queue';
import { commandEntry, type QueueEntry } from '@app/contract/visits';
import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { appointmentVisitsOf } from '../../testing/appointment-visits.ts';
import { aClinic, type Clinic, type Someone, type SomePatient } from '../../testing/clinic.ts';
import { putOnPlan } from '../../testing/person-setup.ts';
import { PRICE, privateConsultationsOf } from '../../testing/private-consultations.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';

let t: TestApp;
let clinic: Clinic;
let turns: ReturnType<typeof appointmentVisitsOf>;
beforeAll(async () => {
  t = await testApp({ PRIVATE_CONSULTATION_PRICE: PRICE });
  // The test provider notifies this server at its own address.
  await t.http.listen({ host: '127.0.0.1', port: 0 });
  clinic = await aClinic(t);
  turns = appointmentVisitsOf(t, clinic);
});

const join = ({ personId, token }: SomePatient) =>
  t.call(
    joinQueue,
    { body: { patientId: personId, specialtyId: 1, reason: 'Fiebre desde anoche' } },
    token,
  );

const take = ({ token }: Someone, queueId: string) =>
  t.call(commandEntry, { params: { queueId }, body: { command: 'GetPatient' } }, token);

const leftOf = async ({ personId, token }: SomePatient): Promise<number> =>
  (await t.call(getPlanInfo, { params: { patientId: personId } }, token)).json().data
    .consultationsLeft;

/** Codes of the refusals among some attempts. */
const refusalsOf = (attempts: PromiseSettledResult<unknown>[]): string[] =>
  attempts.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));

const liveOf = async (column: 'person_id' | 'professional_id' | 'appointment_id', id: string) =>
  (
    await t.pool.query(
      `select origin, phase from visit where ${column} = $1 and phase in ('WAITING', 'OFFERED')`,
      [id],
    )
  ).rows;

describe('a visit of an appointment is refused', () => {
  test('to a professional who attends somebody, from the guard or from an appointment', async () => {
    const [waiting, another] = [await clinic.patient(), await clinic.patient()];
    const sides = await turns.twoSides();
    const { queueId }: QueueEntry = (await join(waiting)).json().data;
    await take(sides.professional, queueId);
    await expect(turns.aBegunVisit(sides)).rejects.toMatchObject({
      code: 'visits.already-attending',
    });
    const { professional } = await turns.aBegunVisit();
    await expect(turns.aBegunVisit({ professional, patient: another })).rejects.toMatchObject({
      code: 'visits.already-attending',
    });
  });

  test('of a person who waits in the guard, or has another visit', async () => {
    const patient = await clinic.patient();
    await join(patient);
    await expect(turns.aBegunVisit({ patient })).rejects.toMatchObject({
      code: 'visits.patient-busy',
    });
    const { patient: attended } = await turns.aBegunVisit();
    await expect(turns.aBegunVisit({ patient: attended })).rejects.toMatchObject({
      code: 'visits.patient-busy',
    });
    expect((await join(attended)).json().code).toBe('guard-queue.already-waiting');
  });

  test('a second time for one appointment, also while its record could not be saved', async () => {
    const { visit, ...sides } = await turns.aBegunVisit();
    const again = () => turns.aBegunVisit(sides, { appointmentId: visit.appointment_id ?? '' });
    await expect(again()).rejects.toMatchObject({ code: 'visits.already-begun' });
    await turns.give(sides.patient, visit, 'Accept');
    await turns.give(sides.patient, visit, 'Start');
    await turns.give(sides.professional, visit, 'FailSaveConsultation');
    await expect(again()).rejects.toMatchObject({ code: 'visits.already-begun' });
    expect(await turns.visits.ofAppointments([visit.appointment_id ?? ''])).toEqual([
      {
        id: visit.id,
        phase: 'ERROR',
        started_at: expect.any(Date),
        appointment_id: visit.appointment_id,
      },
    ]);
  });

  test('and nothing of it stays: neither visit, nor what was counted, nor an audit row', async () => {
    const patient = await clinic.patient();
    await putOnPlan(t, patient.personId, 2);
    const { professional } = await turns.aBegunVisit();
    const { rows: before } = await t.pool.query('select count(*) from audit_event');
    await expect(turns.aBegunVisit({ professional, patient })).rejects.toThrow();
    expect(await liveOf('person_id', patient.personId)).toEqual([]);
    expect(await leftOf(patient)).toBe(2);
    expect((await t.pool.query('select count(*) from audit_event')).rows).toEqual(before);
  });
});

describe('at the same time', () => {
  test('one appointment is begun twice: it has one visit', async () => {
    const sides = await turns.twoSides();
    const begun = await turns.aBeginning(sides);
    const attempts = await Promise.allSettled([1, 2, 3, 4].map(() => turns.begin(begun)));
    expect(refusalsOf(attempts)).toEqual(Array(3).fill('visits.already-begun'));
    expect(await liveOf('appointment_id', begun.appointmentId)).toEqual([
      { origin: 'APPOINTMENT', phase: 'OFFERED' },
    ]);
  });

  test('a professional begins one and claims a patient of the guard: they hold one', async () => {
    for (let round = 0; round < 6; round += 1) {
      const waiting = await clinic.patient();
      const { queueId }: QueueEntry = (await join(waiting)).json().data;
      const sides = await turns.twoSides();
      const begun = await turns.aBeginning(sides);
      const [begin, claim] = await Promise.allSettled([
        turns.begin(begun),
        take(sides.professional, queueId),
      ]);
      const claimed = claim.status === 'fulfilled' && claim.value.statusCode === 200;
      expect([begin.status === 'fulfilled', claimed].filter(Boolean)).toHaveLength(1);
      expect(await liveOf('professional_id', sides.professional.accountId)).toEqual([
        { origin: claimed ? 'GUARD' : 'APPOINTMENT', phase: 'OFFERED' },
      ]);
      expect(await liveOf('person_id', waiting.personId)).toEqual([
        { origin: 'GUARD', phase: claimed ? 'OFFERED' : 'WAITING' },
      ]);
    }
  });

  test('its patient joins the guard: the person has one visit', async () => {
    for (let round = 0; round < 6; round += 1) {
      const sides = await turns.twoSides();
      const begun = await turns.aBeginning(sides);
      await Promise.allSettled([turns.begin(begun), join(sides.patient)]);
      expect(await liveOf('person_id', sides.patient.personId)).toHaveLength(1);
    }
  });
});

describe('a visit of an appointment begins', () => {
  test('called, held by its professional under a claim of its own, with event and audit row', async () => {
    const { visit, patient, professional } = await turns.aBegunVisit();
    expect(visit).toMatchObject({
      origin: 'APPOINTMENT',
      phase: 'OFFERED',
      status: 'STARTED',
      person_id: patient.personId,
      professional_id: professional.accountId,
      financer: 'Cercana Familiar',
      holder_email: patient.email,
    });
    expect(visit.claim_epoch).toBeGreaterThan(0);
    const { rows } = await t.pool.query(
      `select command, from_phase, to_phase, claim_epoch, visit_event.account_id, type, patient_id
       from visit_event join audit_event on entity_id = visit_id::text where visit_id = $1`,
      [visit.id],
    );
    expect(rows).toEqual([
      {
        command: 'SetProfessional',
        from_phase: null,
        to_phase: 'OFFERED',
        claim_epoch: visit.claim_epoch,
        account_id: professional.accountId,
        type: 'visits.begin',
        patient_id: patient.personId,
      },
    ]);
    const shown = { queueId: visit.id, origin: 'APPOINTMENT', appointmentId: visit.appointment_id };
    expect(await turns.ownOf(patient)).toMatchObject([{ ...shown, claimEpoch: null }]);
    expect(await turns.ownOf(professional)).toMatchObject([
      { ...shown, claimEpoch: visit.claim_epoch },
    ]);
  });

  test('again after one that came to nothing', async () => {
    const { visit, ...sides } = await turns.aBegunVisit();
    const appointmentId = visit.appointment_id ?? '';
    await turns.give(sides.patient, visit, 'PatientCancel');
    expect(await turns.visits.ofAppointments([appointmentId])).toEqual([]);
    const second = await turns.aBegunVisit(sides, { appointmentId });
    await turns.give(sides.patient, second.visit, 'Accept');
    await turns.give(sides.patient, second.visit, 'Start');
    await turns.give(sides.professional, second.visit, 'VideoCallError');
    const third = await turns.aBegunVisit(sides, { appointmentId });
    expect(await turns.visits.ofAppointments([appointmentId, newId()])).toMatchObject([
      { id: third.visit.id, phase: 'OFFERED', started_at: null },
    ]);
  });
});

describe('the consultation of an appointment', () => {
  test('is counted, and returned where it was not held', async () => {
    const patient = await clinic.patient();
    await putOnPlan(t, patient.personId, 2);
    const { visit } = await turns.aBegunVisit({ patient });
    expect(await leftOf(patient)).toBe(1);
    await turns.give(patient, visit, 'PatientCancel');
    expect(await leftOf(patient)).toBe(2);
  });

  test('is held although the plan has none left: that was asked when it was booked', async () => {
    const privately = privateConsultationsOf(t, clinic);
    const patient = await privately.withoutAny();
    const { visit } = await turns.aBegunVisit({ patient });
    expect(visit.paid_privately).toBe(false);
    const { rows } = await t.pool.query(
      'select returned_at from coverage_use where visit_id = $1',
      [visit.id],
    );
    expect(rows).toEqual([{ returned_at: null }]);
  });

  test('uses what was paid where the plan has none left, and gives it back where not held', async () => {
    const privately = privateConsultationsOf(t, clinic);
    const { id, patient } = await privately.paid();
    const { visit } = await turns.aBegunVisit({ patient });
    expect(visit).toMatchObject({ paid_privately: true, financer: 'Particular' });
    expect(await privately.rowOf(id)).toMatchObject({ state: 'USED', visit_id: visit.id });
    await turns.give(patient, visit, 'PatientCancel');
    expect((await privately.rowOf(id)).state).toBe('RETURNED');
  });
});
