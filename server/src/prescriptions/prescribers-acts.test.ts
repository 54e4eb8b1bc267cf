import { updateConsultation } from '@app/contract/consultations';
import { aFinishedConsultation } from '@app/contract/consultations/fixtures';
import { verifyDocument } from '@app/contract/documents';
import {
  annulPrescription,
  downloadPrescription,
  listPrescriptions,
  reactivatePrescription,
} from '@app/contract/prescriptions';
import { beforeAll, describe, expect, test } from 'vitest';
import { proves } from '../../../architecture/requirements/index.ts';
import { newId } from '../platform/ids.ts';
import { aClinic, type Clinic, type Someone } from '../testing/clinic.ts';
import { countersOf, type InHand } from '../testing/counter.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';

let t: TestApp;
let clinic: Clinic;
let counters: ReturnType<typeof countersOf>;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
  counters = countersOf(t, clinic);
});

const annul = (
  who: Pick<Someone, 'token'>,
  prescriptionId: string,
  reason = 'Alergia que no dijo',
) => t.call(annulPrescription, { params: { prescriptionId }, body: { reason } }, who.token);
const reactivate = (who: Pick<Someone, 'token'>, prescriptionId: string) =>
  t.call(reactivatePrescription, { params: { prescriptionId } }, who.token);
const standing = async ({ prescriptionId }: InHand) =>
  (
    await t.pool.query('select status, annul_reason from prescription where id = $1', [
      prescriptionId,
    ])
  ).rows[0];

describe('a prescription stays as it is', () => {
  test('for a patient, a pharmacy and the staff', async () => {
    const issued = await counters.inHand();
    const others = [issued.patient, await clinic.pharmacist(), await clinic.staff('ADMIN')];
    for (const who of others)
      for (const act of [annul, reactivate])
        expect((await act(who, issued.prescriptionId)).statusCode).toBe(403);
    expect((await standing(issued)).status).toBe('ISSUED');
  });

  test('for who is not its author: the same answer as if it were not there, and it is written down', async () => {
    proves('counter-prescriber-annuls');
    const issued = await counters.inHand();
    const other = await clinic.professional();
    for (const act of [annul, reactivate]) {
      const [foreign, absent] = [
        await act(other, issued.prescriptionId),
        await act(other, newId()),
      ];
      expect(foreign.statusCode).toBe(404);
      const { path: _, ...seen } = foreign.json();
      const { path: __, ...unseen } = absent.json();
      expect(seen).toEqual(unseen);
    }
    const [attempt] = await counters.auditOf(issued.patient.personId, 'prescription.annul');
    expect(attempt).toMatchObject({ outcome: 'denied', account_id: other.accountId });
    expect((await standing(issued)).status).toBe('ISSUED');
  });

  test('for its author while the licence does not count', async () => {
    const issued = await counters.inHand();
    await t.pool.query(
      `update professional set verification = 'PENDING_VERIFICATION' where account_id = $1`,
      [issued.professional.accountId],
    );
    for (const act of [annul, reactivate])
      expect((await act(issued.professional, issued.prescriptionId)).statusCode).toBe(403);
    expect((await standing(issued)).status).toBe('ISSUED');
  });

  test.each([
    ['without a reason', ' ', 'reason.required'],
    ['with a reason of 257 characters', 'x'.repeat(257), 'reason.too-long'],
  ])('%s', async (_, reason, code) => {
    const issued = await counters.inHand();
    const answer = await annul(issued.professional, issued.prescriptionId, reason);
    expect([answer.statusCode, answer.json().fieldErrors[0].code]).toEqual([400, code]);
  });

  test.each([
    [
      'once it was served',
      409,
      'prescriptions.already-dispensed',
      `status = 'DISPENSED', dispensed_at = now()`,
    ],
    [
      'once it was annulled',
      410,
      'prescriptions.annulled',
      `status = 'ANNULLED', annulled_at = now()`,
    ],
    ['once it is overdue', 409, 'prescriptions.overdue', 'start_date = start_date - 31'],
  ])('%s', async (_, status, code, set) => {
    const issued = await counters.inHand();
    await t.pool.query(`update prescription set ${set} where id = $1`, [issued.prescriptionId]);
    const before = await standing(issued);
    for (const act of [annul, reactivate]) {
      const answer = await act(issued.professional, issued.prescriptionId);
      expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    }
    expect(await standing(issued)).toEqual(before);
  });

  test('while nobody blocked it: there is nothing to let go', async () => {
    const issued = await counters.inHand();
    const answer = await reactivate(issued.professional, issued.prescriptionId);
    expect(answer.json().code).toBe('prescriptions.command-refused');
  });
});

describe('an annulled prescription', () => {
  test('is over with its document, for a reason that its patient is told', async () => {
    proves('counter-prescriber-annuls', 'counter-people-are-told');
    const issued = await counters.inHand();
    const { key, patient, prescriptionId, professional } = issued;
    expect((await annul(professional, prescriptionId)).json()).toEqual({ status: 'ok' });
    expect(await standing(issued)).toEqual({
      status: 'ANNULLED',
      annul_reason: 'Alergia que no dijo',
    });
    const download = { params: { prescriptionId } };
    expect((await t.call(downloadPrescription, download, patient.token)).statusCode).toBe(410);
    const check = await t.call(verifyDocument, { body: { code: key.cuir, dni: key.dni } });
    expect(check.json().data.valid).toBe(false);
    expect((await t.call(listPrescriptions, { query: {} }, patient.token)).json().data).toEqual([]);
    const [told] = await counters.toldTo(patient, 'prescription.annul');
    expect(told?.subject).toBe('Anularon tu receta');
    expect(told?.description).toContain('Alergia que no dijo');
    expect(told?.description).toMatch(/^<p>(La Dra|El Dr)\. .* anuló la receta/);
    expect((await counters.serve(await clinic.pharmacist(), key)).statusCode).toBe(404);
    const [row] = await counters.auditOf(patient.personId, 'prescription.annul');
    expect(row).toMatchObject({ outcome: 'success', rule: 'author', entity_id: prescriptionId });
  });

  test('may have been blocked before', async () => {
    const issued = await counters.inHand();
    await counters.block(await clinic.pharmacist(), issued.key);
    expect((await annul(issued.professional, issued.prescriptionId)).statusCode).toBe(200);
  });

  test('is one that a pharmacy blocked, too, once an edit of the record takes its place', async () => {
    const issued = await counters.inHand();
    await counters.block(await clinic.pharmacist(), issued.key);
    const { queueId: _, status: __, ...body } = aFinishedConsultation({ medications: [] as never });
    const edited = await t.call(
      updateConsultation,
      { params: { consultationId: issued.consultationId }, body },
      issued.professional.token,
      { 'if-match': '"1"' },
    );
    expect(edited.statusCode).toBe(200);
    expect(await standing(issued)).toEqual({ status: 'ANNULLED', annul_reason: null });
  });

  test('at the instant at which it is served is one or the other', async () => {
    proves('counter-once');
    for (let round = 0; round < 8; round += 1) {
      const issued = await counters.inHand();
      const who = await clinic.pharmacist();
      const [served, annulled] = await Promise.all([
        counters.serve(who, issued.key),
        annul(issued.professional, issued.prescriptionId),
      ]);
      const { status } = await standing(issued);
      const outcome = [served.statusCode, annulled.statusCode];
      if (status === 'DISPENSED') expect(outcome).toEqual([200, 409]);
      else {
        expect([status, ...outcome]).toEqual(['ANNULLED', 404, 200]);
        const { rows } = await t.pool.query(
          'select id from dispensing where prescription_id = $1',
          [issued.prescriptionId],
        );
        expect(rows).toEqual([]);
      }
    }
  });
});
