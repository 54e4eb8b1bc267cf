import {
  COUNTER_FAILED_ACTS_PER_HOUR,
  COUNTER_FAILED_OPENINGS_PER_HOUR,
} from '@app/contract/dispensing';
import { annulPrescription, reactivatePrescription } from '@app/contract/prescriptions';
import { listReadings } from '@app/contract/record-access';
import { beforeAll, describe, expect, test } from 'vitest';
import { proves } from '../../../architecture/requirements/index.ts';
import { aClinic, type Clinic } from '../testing/clinic.ts';
import { countersOf, type InHand, PHARMACIST } from '../testing/counter.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { PRESCRIBED } from '../testing/visits.ts';

let t: TestApp;
let clinic: Clinic;
let counters: ReturnType<typeof countersOf>;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
  counters = countersOf(t, clinic);
});

const NOWHERE = { cuir: '9'.repeat(41), dni: '30000000' };

describe('a prescription is opened', () => {
  test('by nobody but a pharmacy with a branch', async () => {
    proves('counter-own-branch');
    const { key, patient, professional } = await counters.inHand();
    const others = [patient, professional, await clinic.staff('MEDICAL_DIRECTOR')];
    for (const who of [...others, await clinic.staff('PHARMACY')]) {
      expect((await counters.open(who, key)).statusCode).toBe(403);
      expect((await counters.block(who, key)).statusCode).toBe(403);
    }
    expect(await counters.toldTo(patient, 'prescription.open')).toEqual([]);
  });

  test('with what to hand over, to whom, and whether it may be served today', async () => {
    proves('counter-opens-by-key-and-dni');
    const { key, patient } = await counters.inHand();
    const who = await clinic.pharmacist();
    const answer = await counters.open(who, key);
    expect(answer.statusCode).toBe(200);
    const { data } = answer.json();
    expect(data).toMatchObject({
      status: 'ISSUED',
      dispensedDate: null,
      patient_name: 'María González',
      id_number: key.dni,
      coverage: expect.stringContaining(','),
      affiliate_number: '40211877',
      test_mark: true,
      lines: PRESCRIBED.map(({ quantity, posology }, index) => ({
        item: index + 1,
        quantity,
        posology,
      })),
    });
    // Only the professional and the patient see what a medicine is for.
    expect(JSON.stringify(data)).not.toContain('vih');
    expect(await counters.auditOf(patient.personId, 'prescription.open')).toEqual([
      { outcome: 'success', account_id: who.accountId, entity_id: data.id, rule: 'own branch' },
    ]);
  });

  test('and its patient is told once a day and branch, and finds it among who read the record', async () => {
    proves('counter-opens-by-key-and-dni', 'counter-people-are-told');
    const { key, patient } = await counters.inHand();
    const [one, other] = [await clinic.pharmacist(), await clinic.pharmacist()];
    for (const who of [one, one, other]) await counters.open(who, key);
    const told = await counters.toldTo(patient, 'prescription.open');
    expect(told.map(({ subject }) => subject)).toEqual([
      'Una farmacia abrió tu receta',
      'Una farmacia abrió tu receta',
    ]);
    expect(told[0]?.description).toContain('Córdoba');
    const readings = await t.call(
      listReadings,
      { params: { patientId: patient.personId }, query: {} },
      patient.token,
    );
    expect(readings.json().data).toContainEqual(
      expect.objectContaining({
        reason: 'pharmacy',
        name: expect.stringMatching(/Farmacia.*Centro/),
      }),
    );
  });

  test('and an attempt with the wrong DNI is written down with the patient, and opens nothing', async () => {
    proves('counter-tells-nothing-apart');
    const { key, patient } = await counters.inHand();
    const answer = await counters.open(await clinic.pharmacist(), { ...key, dni: '30999999' });
    expect(answer.statusCode).toBe(404);
    const [attempt] = await counters.auditOf(patient.personId, 'prescription.open');
    expect(attempt).toMatchObject({ outcome: 'denied', rule: null });
    expect(await counters.toldTo(patient, 'prescription.open')).toEqual([]);
  });

  test('thirty times an hour in vain by the accounts of a branch together, and another branch is free', async () => {
    proves('counter-limit');
    const one = await clinic.pharmacist();
    const two = await clinic.pharmacist(one.branchId);
    const { key } = await counters.inHand();
    for (let tries = 0; tries < COUNTER_FAILED_OPENINGS_PER_HOUR / 2; tries += 1) {
      // What is found does not count.
      expect((await counters.open(one, key)).statusCode).toBe(200);
      for (const who of [one, two])
        expect((await counters.open(who, NOWHERE)).statusCode).toBe(404);
    }
    for (const who of [one, two]) {
      const refused = await counters.open(who, key);
      expect([refused.statusCode, refused.json().code]).toEqual([429, 'request.too-many']);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_500);
    }
    expect((await counters.open(await clinic.pharmacist(), key)).statusCode).toBe(200);
    // A prescription opened before can still be dispensed.
    expect((await counters.serve(one, key)).statusCode).toBe(200);
  });

  test('no more often by trying to serve or to block it', async () => {
    proves('counter-limit');
    const who = await clinic.pharmacist();
    const answers = [];
    for (let tries = 0; tries <= COUNTER_FAILED_ACTS_PER_HOUR; tries += 1)
      answers.push(await (tries % 2 ? counters.serve : counters.block)(who, NOWHERE));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.slice(0, -1)).toEqual(Array(COUNTER_FAILED_ACTS_PER_HOUR).fill(404));
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('a blocked prescription', () => {
  let blocked: InHand;
  beforeAll(async () => {
    blocked = await counters.inHand();
  });
  const act = (who: { token: string }, what: 'annul' | 'reactivate', one = blocked) => {
    const params = { prescriptionId: one.prescriptionId };
    return what === 'annul'
      ? t.call(annulPrescription, { params, body: { reason: 'Dosis equivocada' } }, who.token)
      : t.call(reactivatePrescription, { params }, who.token);
  };

  test('needs a reason, and is neither overdue nor served', async () => {
    const who = await clinic.pharmacist();
    const empty = await counters.block(who, blocked.key, ' ');
    expect([empty.statusCode, empty.json().fieldErrors[0].code]).toEqual([400, 'reason.required']);
    const late = await counters.inHand();
    await counters.startDaysAgo(late.prescriptionId, 31);
    expect((await counters.block(who, late.key)).json().code).toBe('dispensing.overdue');
    expect((await t.pool.query('select id from prescription_block')).rows).toEqual([]);
  });

  test('says who blocked it and why, and tells patient and prescriber', async () => {
    proves('counter-block', 'counter-people-are-told');
    const who = await clinic.pharmacist();
    expect((await counters.block(who, blocked.key, 'Dosis de 50 g')).json()).toEqual({
      status: 'ok',
    });
    const { rows } = await t.pool.query(
      `select branch_id, account_id, pharmacist_name, pharmacist_licence, reason from prescription_block
       where prescription_id = $1`,
      [blocked.prescriptionId],
    );
    expect(rows).toEqual([
      {
        branch_id: who.branchId,
        account_id: who.accountId,
        pharmacist_name: PHARMACIST.name,
        pharmacist_licence: PHARMACIST.licence,
        reason: 'Dosis de 50 g',
      },
    ]);
    const [patient] = await counters.toldTo(blocked.patient, 'prescription.block');
    expect(patient?.subject).toBe('Una farmacia bloqueó tu receta');
    expect(patient?.description).not.toContain('50 g');
    const [prescriber] = await counters.toldTo(blocked.professional, 'prescription.block');
    expect(prescriber?.description).toContain('Dosis de 50 g');
    for (const change of [
      'update prescription_block set reason = $1',
      'delete from prescription_block where reason <> $1',
    ])
      await expect(t.pool.query(change, ['x'])).rejects.toThrow(/never changed/);
  });

  test('is blocked once, and opened as such', async () => {
    const who = await clinic.pharmacist();
    expect((await counters.block(who, blocked.key)).json().code).toBe('dispensing.blocked');
    expect((await counters.open(who, blocked.key)).json().data.status).toBe('BLOCKED');
  });

  test('is let go by its prescriber only, and is served then', async () => {
    proves('counter-block');
    for (const who of [await clinic.professional(), await clinic.pharmacist(), blocked.patient])
      for (const what of ['annul', 'reactivate'] as const)
        expect([403, 404]).toContain((await act(who, what)).statusCode);
    expect((await act(blocked.professional, 'reactivate')).statusCode).toBe(200);
    expect((await counters.toldTo(blocked.patient, 'prescription.reactivate'))[0]?.subject).toBe(
      'Se puede usar de nuevo tu receta',
    );
    const { rows } = await t.pool.query(
      'select status, blocked_at, blocked_from from prescription where id = $1',
      [blocked.prescriptionId],
    );
    expect(rows[0]).toEqual({ status: 'ISSUED', blocked_at: null, blocked_from: null });
    expect((await counters.serve(await clinic.pharmacist(), blocked.key)).statusCode).toBe(200);
  });

  test('that was at a pharmacy returns there', async () => {
    const sent = await counters.inHand();
    await t.pool.query(`update prescription set status = 'SENT', sent_at = now() where id = $1`, [
      sent.prescriptionId,
    ]);
    await counters.block(await clinic.pharmacist(), sent.key);
    await act(sent.professional, 'reactivate', sent);
    const { rows } = await t.pool.query('select status from prescription where id = $1', [
      sent.prescriptionId,
    ]);
    expect(rows[0].status).toBe('SENT');
  });

  test('goes on counting its days', async () => {
    const late = await counters.inHand();
    await counters.block(await clinic.pharmacist(), late.key);
    await counters.startDaysAgo(late.prescriptionId, 31);
    expect((await act(late.professional, 'reactivate', late)).statusCode).toBe(200);
    const answer = await counters.serve(await clinic.pharmacist(), late.key);
    expect(answer.json().code).toBe('dispensing.overdue');
  });
});
