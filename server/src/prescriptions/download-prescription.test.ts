import { downloadPrescription, listPrescriptions } from '@app/contract/prescriptions';
import { beforeAll, describe, expect, test } from 'vitest';
import { proves } from '../../../architecture/requirements/index.ts';
import { newId } from '../platform/ids.ts';
import { aClinic, type Clinic } from '../testing/clinic.ts';
import { familiesOf } from '../testing/family.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { type FinishedVisit, visitsOf } from '../testing/visits.ts';

let t: TestApp;
let clinic: Clinic;
let visits: ReturnType<typeof visitsOf>;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
  visits = visitsOf(t, clinic);
});

const get = (prescriptionId: string, token?: string) =>
  t.call(downloadPrescription, { params: { prescriptionId } }, token);

const idOf = async ({ consultationId }: FinishedVisit): Promise<string> =>
  (await t.pool.query('select id from prescription where consultation_id = $1', [consultationId]))
    .rows[0].id;

const downloadsOf = async (id: string): Promise<string[]> => {
  const { rows } = await t.pool.query<{ purpose: string }>(
    `select purpose from audit_event where type = 'prescription.download' and entity_id = $1
     order by recorded_at`,
    [id],
  );
  return rows.map(({ purpose }) => purpose);
};

describe('a prescription is not handed out', () => {
  test('to nobody or to the staff', async () => {
    const id = await idOf(await visits.aFinishedVisit());
    expect((await get(id)).statusCode).toBe(401);
    for (const role of ['ADMIN', 'MEDICAL_DIRECTOR'] as const)
      expect((await get(id, (await clinic.staff(role)).token)).statusCode).toBe(403);
    expect(await downloadsOf(id)).toEqual([]);
  });

  test('to another patient, professional or pharmacy: for them it is not there', async () => {
    proves('prescription-readers', 'call-prescriptions');
    const id = await idOf(await visits.aFinishedVisit());
    const strangers = [
      await clinic.patient(),
      await clinic.professional(),
      await clinic.staff('PHARMACY'),
    ];
    for (const { token } of strangers) {
      const [refused, missing] = [await get(id, token), await get(newId(), token)];
      expect(refused.statusCode).toBe(404);
      expect(refused.json().code).toBe(missing.json().code);
    }
    expect(await downloadsOf(id)).toEqual([]);
  });

  test('by what is no id', async () => {
    const { token } = await clinic.patient();
    expect((await get('12', token)).statusCode).toBe(400);
  });

  test('to the holder from whom a patient of 17 kept the visit back', async () => {
    const families = familiesOf(t);
    const patient = await families.aDependant(clinic, families.bornToTurn(17));
    const visit = await visits.finish(await visits.aVisit({ patient }), { holder_may_read: false });
    const id = await idOf(visit);
    expect((await get(id, patient.token)).statusCode).toBe(404);
    expect(await downloadsOf(id)).toEqual([]);
    expect((await get(id, visit.professional.token)).statusCode).toBe(200);
  });

  test('once another took its place, and its reader is told so', async () => {
    const visit = await visits.aFinishedVisit();
    const id = await idOf(visit);
    await t.pool.query(
      `insert into document_replaced (document_id) select id from document where entity_id = $1`,
      [id],
    );
    for (const { token } of [visit.patient, visit.professional])
      expect((await get(id, token)).json()).toMatchObject({
        status: 410,
        code: 'prescriptions.annulled',
      });
    expect((await get(id, (await clinic.patient()).token)).statusCode).toBe(404);
    expect(await downloadsOf(id)).toEqual([]);
  });
});

test('its patient and its professional get the same signed bytes, and each time is written down', async () => {
  proves('prescription-readers', 'call-prescriptions');
  const visit = await visits.aFinishedVisit();
  const [listed] = (await t.call(listPrescriptions, { query: {} }, visit.patient.token)).json()
    .data;
  const own = await get(listed.id, visit.patient.token);
  expect(own.statusCode).toBe(200);
  expect(own.headers['content-type']).toBe('application/pdf');
  expect(own.headers['content-disposition']).toContain('attachment');
  expect(own.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  const again = await get(listed.id, visit.professional.token);
  expect(again.rawPayload.equals(own.rawPayload)).toBe(true);
  expect(await downloadsOf(listed.id)).toEqual(['PATRQT', 'TREAT']);
});
