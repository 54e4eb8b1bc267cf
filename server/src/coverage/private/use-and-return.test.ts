import { reportProblem } from '@app/contract/consultations';
import { UNUSED_HOURS } from '@app/contract/coverage';
import { listWaiting, takePlaceBack } from '@app/contract/guard-queue';
import {
  commandEntry,
  LOST_PLACE_KEPT_MINUTES,
  UNRECORDED_HOURS,
  type VisitCommand,
} from '@app/contract/visits';
import { beforeAll, describe, expect, test } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { aClinic, type Clinic, type Someone, type SomePatient } from '../../testing/clinic.ts';
import { eventually } from '../../testing/eventually.ts';
import { putOnPlan } from '../../testing/person-setup.ts';
import { PRICE, privateConsultationsOf } from '../../testing/private-consultations.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { type Visit, visitsOf } from '../../testing/visits.ts';
import { returnUnused } from './return-unused.ts';

let t: TestApp;
let clinic: Clinic;
let privately: ReturnType<typeof privateConsultationsOf>;
let visits: ReturnType<typeof visitsOf>;
beforeAll(async () => {
  t = await testApp({ PRIVATE_CONSULTATION_PRICE: PRICE, REQUESTS_PER_MINUTE: 1_000_000 });
  await t.http.listen({ host: '127.0.0.1', port: 0 });
  clinic = await aClinic(t);
  privately = privateConsultationsOf(t, clinic);
  visits = visitsOf(t, clinic);
});

const CENTAVOS = Math.round(PRICE * 100);

const give = ({ token }: Someone, queueId: string, command: VisitCommand) =>
  t.call(
    commandEntry,
    { params: { queueId }, body: { command, reason: 'Se cortó' } as never },
    token,
  );

/** A paid place in the guard. */
async function inLine() {
  const { id, patient } = await privately.paid();
  const { queueId } = (await privately.join(patient)).json().data;
  return { id, patient, queueId: String(queueId) };
}

/** A paid call in progress. */
async function aPaidVisit(): Promise<Visit & { id: string }> {
  const { id, patient } = await privately.paid();
  return { id, ...(await visits.aVisit({ patient })) };
}

/** Checks that the payment is refunded once and in full, and that the payer is notified. */
async function isReturned(id: string, patient: SomePatient, reason = 'visit not held') {
  expect(await privately.rowOf(id)).toMatchObject({ state: 'RETURNED' });
  expect(await privately.refundsOf(id)).toMatchObject([{ amount: CENTAVOS, reason }]);
  expect(await privately.told(patient)).toContain('private-consultation.returned');
}

describe('a paid consultation', () => {
  test('gives one place in the guard, also to two joins at once', async () => {
    proves('private-consultation-is-used-once');
    const { id, patient } = await privately.paid();
    const answers = await Promise.all([privately.join(patient), privately.join(patient)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const queueId = answers.find(({ statusCode }) => statusCode === 200)?.json().data.queueId;
    expect(await privately.rowOf(id)).toMatchObject({ state: 'USED', visit_id: queueId });
    expect(await t.pool.query('select 1 from coverage_use where visit_id = $1', [queueId])).toEqual(
      expect.objectContaining({ rowCount: 0 }),
    );
  });

  test('gives no second place once it was held', async () => {
    proves('private-consultation-is-used-once');
    const visit = await aPaidVisit();
    await visits.finish(visit);
    expect((await privately.join(visit.patient)).json().code).toBe('coverage.used-up');
    expect(await privately.rowOf(visit.id)).toMatchObject({ state: 'USED' });
    expect(await privately.refundsOf(visit.id)).toEqual([]);
    expect((await privately.order(visit.patient)).json().data.id).not.toBe(visit.id);
  });

  test('is left alone while the plan has consultations', async () => {
    const { id, patient } = await privately.paid();
    await putOnPlan(t, patient.personId, 2);
    expect((await privately.join(patient)).json().data.paidPrivately).toBe(false);
    expect(await privately.rowOf(id)).toMatchObject({ state: 'PAID', visit_id: null });
  });

  test('is Particular for the professional and in the record, without insurer and number', async () => {
    proves('private-consultation-record', 'consultation-is-paid-privately');
    const { patient } = await privately.paid();
    const { queueId } = (await privately.join(patient)).json().data;
    const professional = await clinic.professional();
    const line = await t.call(listWaiting, { params: { specialtyId: 1 } }, professional.token);
    expect(
      line.json().data.find((entry: { queueId: string }) => entry.queueId === queueId),
    ).toMatchObject({ financer: 'Particular', paidPrivately: true });
    const { claimEpoch } = (await give(professional, queueId, 'GetPatient')).json().data;
    await give(patient, queueId, 'Accept');
    await give(patient, queueId, 'Start');
    const stored = await visits.finish({ patient, professional, queueId, claimEpoch });
    const { rows } = await t.pool.query(
      `select attention_type, prepaid_health_name, prepaid_health_category_name, affiliate_number
         from consultation where id = $1`,
      [stored.consultationId],
    );
    expect(rows).toEqual([
      {
        attention_type: 'Particular',
        prepaid_health_name: null,
        prepaid_health_category_name: null,
        affiliate_number: null,
      },
    ]);
  });
});

describe('what was paid goes back', () => {
  test('when the patient leaves the line, and the next join has to be paid again', async () => {
    proves('private-consultation-returned');
    const { id, patient, queueId } = await inLine();
    expect((await give(patient, queueId, 'PatientCancel')).statusCode).toBe(200);
    await isReturned(id, patient);
    expect((await privately.join(patient)).json().code).toBe('coverage.used-up');
  });

  test.each(['ProfessionalCancel', 'VideoCallError'] as const)(
    'when the call under way ends with %s',
    async (command) => {
      proves('private-consultation-returned');
      const visit = await aPaidVisit();
      expect((await give(visit.professional, visit.queueId, command)).statusCode).toBe(200);
      await isReturned(visit.id, visit.patient);
    },
  );

  test('when the professional reports that it could not be held', async () => {
    proves('private-consultation-returned');
    const visit = await aPaidVisit();
    const body = { text: 'Sin audio', claimEpoch: visit.claimEpoch };
    await t.call(
      reportProblem,
      { params: { queueId: visit.queueId }, body },
      visit.professional.token,
    );
    await isReturned(visit.id, visit.patient);
  });

  test('when its record cannot be saved; stored later the refund stands, and it is Particular', async () => {
    proves('private-consultation-returned', 'private-consultation-record');
    const visit = await aPaidVisit();
    await give(visit.professional, visit.queueId, 'FailSaveConsultation');
    await isReturned(visit.id, visit.patient);
    const { consultationId } = await visits.finish(visit);
    await isReturned(visit.id, visit.patient);
    const { rows } = await t.pool.query('select attention_type from consultation where id = $1', [
      consultationId,
    ]);
    expect(rows).toEqual([{ attention_type: 'Particular' }]);
  });

  test('once, whether its patient cancels or a professional claims in the same instant', async () => {
    proves('private-consultation-returned');
    for (let time = 0; time < 5; time += 1) {
      const { id, patient, queueId } = await inLine();
      const professional = await clinic.professional();
      const answers = await Promise.all([
        give(professional, queueId, 'GetPatient'),
        give(patient, queueId, 'PatientCancel'),
        give(patient, queueId, 'PatientCancel'),
      ]);
      const phase = (await t.pool.query('select phase from visit where id = $1', [queueId])).rows[0]
        .phase;
      if (phase === 'QUIT') await isReturned(id, patient);
      else expect([phase, await privately.refundsOf(id)]).toEqual(['OFFERED', []]);
      expect(answers.some(({ statusCode }) => statusCode === 200)).toBe(true);
    }
  });

  test('to the provider, and its patient hears that it did', async () => {
    proves('private-consultation-returned', 'refund-until-it-is-done');
    const { id, patient, queueId } = await inLine();
    await give(patient, queueId, 'PatientCancel');
    await eventually(async () =>
      expect(await privately.refundsOf(id)).toMatchObject([{ refunded_at: expect.any(Date) }]),
    );
    await eventually(async () =>
      expect(await privately.told(patient)).toEqual([
        'private-consultation.refunded',
        'private-consultation.returned',
        'private-consultation.paid',
      ]),
    );
  });
});

describe('what was paid and nobody used', () => {
  test('is kept for a day, also where its patient left while paying', async () => {
    proves('private-consultation-unused');
    const { id } = await privately.paid();
    await returnUnused(t.coverage.context);
    expect(await privately.rowOf(id)).toMatchObject({ state: 'PAID' });
  });

  test('goes back after it once, however many servers look, unless a join uses it first', async () => {
    proves('private-consultation-unused');
    const [left, joins] = [await privately.paid(), await privately.paid()];
    const { rows } = await t.pool.query(
      `update private_consultation set paid_at = paid_at - $1 * interval '1 hour'
       where id = any($2::uuid[]) returning id`,
      [UNUSED_HOURS, [left.id, joins.id]],
    );
    expect(rows).toHaveLength(2);
    const sweep = () => returnUnused(t.coverage.context);
    const [answer] = await Promise.all([privately.join(joins.patient), sweep(), sweep(), sweep()]);
    await isReturned(left.id, left.patient, 'not used in time');
    expect(await privately.read(left.patient)).toBeNull();
    if (answer.statusCode === 200) {
      expect(await privately.rowOf(joins.id)).toMatchObject({ state: 'USED' });
      expect(await privately.refundsOf(joins.id)).toEqual([]);
    } else {
      expect(answer.json().code).toBe('coverage.used-up');
      await isReturned(joins.id, joins.patient, 'not used in time');
    }
  });
});

test('what was paid goes back where its professional never recorded the visit', async () => {
  proves('private-consultation-returned');
  const visit = await aPaidVisit();
  await give(visit.patient, visit.queueId, 'PatientFinish');
  expect(await privately.rowOf(visit.id)).toMatchObject({ state: 'USED' });
  t.clock.advance((UNRECORDED_HOURS + 1) * 3_600_000);
  await eventually(async () =>
    expect(await privately.rowOf(visit.id)).toMatchObject({ state: 'RETURNED' }),
  );
  expect(await privately.refundsOf(visit.id)).toHaveLength(1);
});

describe('what was paid for a place lost to inactivity', () => {
  const MINUTE = 60_000;

  /** A paid place whose patient went silent for longer than the grace. */
  async function lostPlace() {
    const place = await inLine();
    t.clock.advance(MINUTE);
    await eventually(async () =>
      expect(await privately.rowOf(place.id)).toMatchObject({ state: 'PAID', visit_id: null }),
    );
    return place;
  }
  const back = ({ token }: Someone, queueId: string) =>
    t.call(takePlaceBack, { params: { queueId } }, token);
  const sweep = () => returnUnused(t.coverage.context);

  test('follows its patient back to the place, once and without another payment', async () => {
    const { id, patient, queueId } = await lostPlace();
    expect(await privately.refundsOf(id)).toEqual([]);
    const returned = (await back(patient, queueId)).json().data;
    expect(returned.paidPrivately).toBe(true);
    t.clock.advance(20_000);
    await sweep();
    expect(await privately.rowOf(id)).toMatchObject({
      state: 'USED',
      visit_id: returned.queueId,
      kept_until: null,
    });
    expect(await privately.refundsOf(id)).toEqual([]);
  });

  test('goes back once nobody returned in time, and the next join has to be paid', async () => {
    proves('private-consultation-returned');
    const { id, patient, queueId } = await lostPlace();
    t.clock.advance((LOST_PLACE_KEPT_MINUTES - 1) * MINUTE);
    await sweep();
    expect(await privately.rowOf(id)).toMatchObject({ state: 'PAID' });
    t.clock.advance(MINUTE);
    await Promise.all([sweep(), sweep(), sweep()]);
    // The token of the first session is over by then.
    const later = { ...patient, token: await clinic.logIn(patient.email) };
    await isReturned(id, later);
    expect((await back(later, queueId)).json().code).toBe('visits.place-gone');
    expect((await privately.join(later)).json().code).toBe('coverage.used-up');
  });

  test('is never both: of a return and the refund at the same time one happens', async () => {
    const { id, patient, queueId } = await lostPlace();
    await t.pool.query('update private_consultation set kept_until = paid_at where id = $1', [id]);
    const [answer] = await Promise.all([back(patient, queueId), sweep(), sweep()]);
    if (answer.statusCode === 200) {
      expect(await privately.rowOf(id)).toMatchObject({ state: 'USED' });
      expect(await privately.refundsOf(id)).toEqual([]);
    } else {
      expect(answer.json().code).toBe('coverage.used-up');
      await isReturned(id, patient);
    }
  });

  test('goes back at once beside another one that is being paid', async () => {
    const { id, patient } = await inLine();
    const { id: other } = (await privately.order(patient)).json().data;
    expect(other).not.toBe(id);
    t.clock.advance(MINUTE);
    await eventually(() => isReturned(id, patient));
    expect(await privately.rowOf(other)).toMatchObject({ state: 'OPEN' });
  });
});
