import { reportProblem } from '@app/contract/consultations';
import { getPlanInfo } from '@app/contract/coverage';
import { joinQueue } from '@app/contract/guard-queue';
import { commandEntry, type VisitCommand } from '@app/contract/visits';
import { beforeAll, describe, expect, test } from 'vitest';
import { proves } from '../../../architecture/requirements/index.ts';
import { newId } from '../platform/ids.ts';
import { aClinic, type Clinic, type Someone, type SomePatient } from '../testing/clinic.ts';
import { putOnPlan, verifyCoverage } from '../testing/person-setup.ts';
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

const CLASIC = 2;
const onPlan = (personId: string, plan: number) => putOnPlan(t, personId, plan);

const planOf = (patientId: string, token: string) =>
  t.call(getPlanInfo, { params: { patientId } }, token);
const left = async ({ personId, token }: SomePatient) =>
  (await planOf(personId, token)).json().data.consultationsLeft;

const give = (who: Someone, queueId: string, command: VisitCommand) =>
  t.call(
    commandEntry,
    { params: { queueId }, body: { command, reason: 'Se cortó' } as never },
    who.token,
  );

/** Brings a patient, whose plan has two consultations a month, into a call. */
async function aCountedVisit() {
  const visit = await visits.aVisit();
  await onPlan(visit.patient.personId, CLASIC);
  expect(await left(visit.patient)).toBe(1);
  return visit;
}

describe('plan info by patient id', () => {
  test('is for the own family: a stranger and a missing patient get the same answer', async () => {
    proves('call-plan-info');
    const [patient, other] = [await clinic.patient(), await clinic.patient()];
    expect((await planOf(patient.personId, other.token)).statusCode).toBe(404);
    expect((await planOf(newId(), other.token)).statusCode).toBe(404);
  });

  test('contains the name of the plan, the affiliate number and the members allowed', async () => {
    proves('plan-info-holds-plan-number-members');
    const maria = await clinic.maria();
    expect((await planOf(maria.personId, maria.token)).json()).toMatchObject({
      status: 'ok',
      data: { planName: 'Familiar', affiliateNumber: expect.any(String), familyMembers: 3 },
    });
    await onPlan(maria.personId, CLASIC);
    expect((await planOf(maria.personId, maria.token)).json().data).toMatchObject({
      planName: 'Clasic',
      familyMembers: 0,
      monthlyConsultations: 2,
    });
  });

  test('a plan without limit has no number of remaining consultations', async () => {
    const patient = await clinic.patient();
    await onPlan(patient.personId, 1);
    expect(await left(patient)).toBeNull();
  });

  test('the professional reads it only while attending the patient', async () => {
    proves('plan-info-during-care');
    const visit = await visits.aVisit();
    const read = async () =>
      (await planOf(visit.patient.personId, visit.professional.token)).statusCode;
    expect(await read()).toBe(200);
    await visits.finish(visit);
    expect(await read()).toBe(404);
  });
});

describe('a patient without consultations left this month', () => {
  const PARTICULAR = 1;

  /** A patient with both consultations of the month used. */
  async function usedUp(): Promise<SomePatient> {
    const patient = await clinic.patient();
    await onPlan(patient.personId, CLASIC);
    for (let time = 0; time < 2; time += 1) {
      const visit = await visits.aVisit({ patient });
      await visits.finish(visit);
    }
    expect(await left(patient)).toBe(0);
    return patient;
  }

  const ask = ({ personId, token }: SomePatient) =>
    t.call(
      joinQueue,
      { body: { patientId: personId, specialtyId: 1, reason: 'Sigo con tos' } },
      token,
    );

  test('gets no more by claiming another plan, or none', async () => {
    const patient = await usedUp();
    await onPlan(patient.personId, PARTICULAR);
    expect(await left(patient)).toBe(0);
    expect((await ask(patient)).json().code).toBe('coverage.used-up');
  });

  test('gets those of a plan that staff verified', async () => {
    const patient = await usedUp();
    await onPlan(patient.personId, PARTICULAR);
    await verifyCoverage(t, patient.personId);
    expect(await left(patient)).toBeNull();
    expect((await ask(patient)).statusCode).toBe(200);
  });
});

describe('a consultation of the month', () => {
  test('is counted once, when it is held', async () => {
    proves('consultation-counts-once-when-held');
    const visit = await aCountedVisit();
    await visits.finish(visit);
    expect(await left(visit.patient)).toBe(1);
  });

  test.each(['ProfessionalCancel', 'VideoCallError'] as const)(
    'comes back when the call under way ends with %s',
    async (command) => {
      proves('failed-consultation-is-given-back');
      const visit = await aCountedVisit();
      expect((await give(visit.professional, visit.queueId, command)).statusCode).toBe(200);
      expect(await left(visit.patient)).toBe(2);
    },
  );

  test('is returned when the professional reports that it could not be held', async () => {
    proves('failed-consultation-is-given-back');
    const visit = await aCountedVisit();
    const report = {
      params: { queueId: visit.queueId },
      body: { text: 'Sin audio', claimEpoch: visit.claimEpoch },
    };
    await t.call(reportProblem, report, visit.professional.token);
    expect(await left(visit.patient)).toBe(2);
  });

  test('is returned while its record could not be saved, and counted once it is', async () => {
    const visit = await aCountedVisit();
    await give(visit.professional, visit.queueId, 'FailSaveConsultation');
    expect(await left(visit.patient)).toBe(2);
    await visits.finish(visit);
    expect(await left(visit.patient)).toBe(1);
  });

  test('of a dependant is counted for the holder', async () => {
    proves('monthly-consultations-are-shared-with-dependants', 'member-is-the-patient');
    const maria = await clinic.maria();
    await onPlan(maria.personId, 3);
    const before = await left(maria);
    const join = { patientId: clinic.memberIds[0] ?? '', specialtyId: 1, reason: 'Tos' };
    expect((await t.call(joinQueue, { body: join }, maria.token)).statusCode).toBe(200);
    expect(await left(maria)).toBe(before - 1);
  });

  test('without any left nobody can join until the next month', async () => {
    proves('monthly-consultations-are-limited-by-plan');
    const { patient, ...visit } = await aCountedVisit();
    await visits.finish({ patient, ...visit });
    const join = () =>
      t.call(
        joinQueue,
        { body: { patientId: patient.personId, specialtyId: 1, reason: 'Tos' } },
        patient.token,
      );
    const second = (await join()).json().data;
    const professional = await clinic.professional();
    const { claimEpoch } = (await give(professional, second.queueId, 'GetPatient')).json().data;
    await give(patient, second.queueId, 'Accept');
    await give(patient, second.queueId, 'Start');
    await visits.finish({ patient, professional, queueId: second.queueId, claimEpoch });
    expect(await left(patient)).toBe(0);
    expect((await join()).json()).toMatchObject({ status: 409, code: 'coverage.used-up' });
    await t.pool.query(`update coverage_use set month = '2020-01' where holder_id = $1`, [
      patient.personId,
    ]);
    expect(await left(patient)).toBe(2);
  });
});
