import { createConsultation } from '@app/contract/consultations';
import { getGuardSummary, joinQueue } from '@app/contract/guard-queue';
import { addDays, dayOf } from '@app/contract/kernel';
import { getGuardAvailability, updateGuardAvailability } from '@app/contract/presence';
import { getProfessional } from '@app/contract/profiles';
import { commandEntry, listOwnEntries, reportActivity } from '@app/contract/visits';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { aClinic, type Clinic, type Someone } from '../testing/clinic.ts';
import { licencesCountUntil, setVerification } from '../testing/professional-setup.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { recordOf, visitsOf } from '../testing/visits.ts';

const EXPIRED = { status: 403, code: 'licence-verification.expired' };
const FIRST = 'M.N. 98421';
const SECOND = 'M.P. 33507';

let t: TestApp;
let clinic: Clinic;
let visits: ReturnType<typeof visitsOf>;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
  visits = visitsOf(t, clinic);
});

const today = () => dayOf(t.clock.now());
const yesterday = () => addDays(today(), -1);

/** Sets the last days of a professional's licences, in order. */
const countsUntil = ({ accountId }: Someone, ...days: (string | null)[]) =>
  licencesCountUntil(t, accountId, days);
const expire = (who: Someone) => countsUntil(who, yesterday(), yesterday());

const goOnDuty = ({ accountId, token }: Someone) =>
  t.call(
    updateGuardAvailability,
    { params: { id: accountId }, body: { virtualGuardAvailability: true } },
    token,
  );
async function someoneWaits(): Promise<string> {
  const patient = await clinic.patient();
  const body = { patientId: patient.personId, specialtyId: 1, reason: 'Fiebre' };
  return (await t.call(joinQueue, { body }, patient.token)).json().data.queueId;
}
const take = ({ token }: Someone, queueId: string) =>
  t.call(commandEntry, { params: { queueId }, body: { command: 'GetPatient' } }, token);
const recordsOf = async (queueId: string) =>
  (await t.pool.query('select id from consultation where visit_id = $1', [queueId])).rowCount;

describe('without a licence in force', () => {
  test('nobody goes on duty or takes a patient, and the reason is given', async () => {
    const professional = await clinic.professional();
    await expire(professional);
    expect((await goOnDuty(professional)).json()).toMatchObject(EXPIRED);
    expect((await take(professional, await someoneWaits())).json()).toMatchObject(EXPIRED);
  });

  test('a professional never verified, or suspended, is not told dates', async () => {
    const professional = await clinic.professional();
    await expire(professional);
    for (const verification of ['PENDING_VERIFICATION', 'SUSPENDED'] as const) {
      await setVerification(t, professional.accountId, verification);
      expect((await goOnDuty(professional)).json()).toMatchObject({
        status: 403,
        code: 'request.forbidden',
      });
    }
  });

  test('a professional on duty goes off at the next heart-beat, and is not counted for patients', async () => {
    const professional = await clinic.professional(2);
    const onDuty = async () =>
      (await t.call(getGuardSummary, {}, professional.token))
        .json()
        .data.find(({ specialtyId }: { specialtyId: number }) => specialtyId === 2).onDuty;
    await t.call(reportActivity, { body: {} }, professional.token);
    expect(await onDuty()).toBe(1);
    await expire(professional);
    await t.call(reportActivity, { body: {} }, professional.token);
    expect(await onDuty()).toBe(0);
    const answer = await t.call(
      getGuardAvailability,
      { params: { id: professional.accountId } },
      professional.token,
    );
    expect(answer.json().data.virtualGuardAvailability).toBe(false);
  });

  test('a consultation under way can be neither prescribed nor finished until there is one', async () => {
    const visit = await visits.aVisit();
    const { professional, queueId } = visit;
    await expire(professional);
    await visits.stepUpNow(visit);
    for (const over of [{}, { medications: [], studies: [], specialties: [], certificates: [] }]) {
      const answer = await t.call(createConsultation, recordOf(visit, over), professional.token);
      expect(answer.json()).toMatchObject(EXPIRED);
    }
    expect(await recordsOf(queueId)).toBe(0);
    const [entry] = (await t.call(listOwnEntries, {}, professional.token)).json().data;
    expect(entry).toMatchObject({ queueId, phase: 'IN_CALL' });
    await countsUntil(professional, today());
    expect((await visits.finish(visit)).documents).toBeGreaterThan(0);
  });

  test('nothing is issued if it expires after the record was prepared', async () => {
    const visit = await visits.aVisit();
    const { professional, queueId } = visit;
    await visits.stepUpNow(visit);
    const other = await t.pool.connect();
    await other.query('begin');
    const { rows } = await other.query(
      'update professional set profession = profession where account_id = $1 returning pg_backend_pid() as pid',
      [professional.accountId],
    );
    const finishing = t.call(createConsultation, recordOf(visit), professional.token);
    // The query has read the old licence, and waits for the change.
    await vi.waitFor(
      async () => {
        const { rowCount } = await t.pool.query(
          'select pid from pg_stat_activity where $1 = any(pg_blocking_pids(pid))',
          [rows[0].pid],
        );
        expect(rowCount).toBe(1);
      },
      { timeout: 20_000, interval: 10 },
    );
    await other.query(
      'update professional_licence set valid_until = $1 where professional_id = $2',
      [yesterday(), professional.accountId],
    );
    await other.query('commit');
    other.release();
    expect((await finishing).json()).toMatchObject(EXPIRED);
    expect(await recordsOf(queueId)).toBe(0);
  });
});

describe('the first licence in force', () => {
  /** The licence shown in the queue, the patient's card, the record and its documents. */
  async function shownOf(professional: Someone, visit: Awaited<ReturnType<typeof visits.aVisit>>) {
    const { consultationId } = await visits.finish(visit);
    const one = async (sql: string, id: string) =>
      (await t.pool.query<{ shown: string }>(sql, [id])).rows.map(({ shown }) => shown);
    const card = await t.call(
      getProfessional,
      { params: { id: professional.accountId } },
      visit.patient.token,
    );
    return {
      line: await one(
        'select professional_licence as shown from visit where id = $1',
        visit.queueId,
      ),
      card: card.json().data.professional_dto.licence_label,
      record: await one(
        'select professional_license as shown from consultation where id = $1',
        consultationId,
      ),
      documents: await one(
        `select distinct content #>> '{professional,licences}' as shown from document where consultation_id = $1`,
        consultationId,
      ),
      jurisdictions: await one(
        `select distinct substr(cuir, 9, 2) as shown from (
           select cuir from prescription_line join prescription on prescription.id = prescription_id where consultation_id = $1
           union all select cuir from consultation_study where consultation_id = $1
           union all select cuir from consultation_referral where consultation_id = $1) keys`,
        consultationId,
      ),
    };
  }

  test('is the first one until its last day, inclusive', async () => {
    const visit = await visits.aVisit();
    await countsUntil(visit.professional, today());
    const shown = await shownOf(visit.professional, visit);
    expect(shown).toMatchObject({
      line: [FIRST],
      card: FIRST,
      record: [FIRST],
      jurisdictions: ['02'],
    });
    expect(JSON.parse(shown.documents[0] ?? '')).toMatchObject([{ number: FIRST }]);
  });

  test('is the second one everywhere, once the first has expired', async () => {
    const professional = await clinic.professional();
    await countsUntil(professional, yesterday(), null);
    const visit = await visits.aVisit({ professional });
    const shown = await shownOf(professional, visit);
    expect(shown).toMatchObject({
      line: [SECOND],
      card: SECOND,
      record: [SECOND],
      jurisdictions: ['06'],
    });
    expect(shown.documents).toHaveLength(1);
    expect(JSON.parse(shown.documents[0] ?? '')).toEqual([
      {
        number: SECOND,
        issuer: 'Colegio de Médicos de la Provincia de Buenos Aires',
        jurisdiction: 'Buenos Aires',
        jurisdictionCode: '06',
      },
    ]);
  });
});

// Last in the file: moves the clock to the end of a day in Argentina, when UTC is already on the next one.
test('the last day ends at midnight in Argentina', async () => {
  const professional = await clinic.professional();
  const night = Date.parse(`${addDays(today(), 1)}T23:30:00-03:00`);
  t.clock.advance(night - t.clock.now().getTime());
  await countsUntil(professional, today(), yesterday());
  const again = async () => ({ ...professional, token: await clinic.logIn(professional.email) });
  expect((await goOnDuty(await again())).statusCode).toBe(200);
  t.clock.advance(31 * 60_000);
  expect((await goOnDuty(await again())).json()).toMatchObject(EXPIRED);
});
