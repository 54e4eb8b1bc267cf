import { listOwnConsultations, type OwnConsultation } from '@app/contract/consultations';
import { PAGE_SIZE } from '@app/contract/kernel';
import { beforeAll, describe, expect, test } from 'vitest';
import { aClinic, type Clinic, type Someone, type SomePatient } from '../../testing/clinic.ts';
import { familiesOf } from '../../testing/family.ts';
import { setBirthDate } from '../../testing/person-setup.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { visitsOf } from '../../testing/visits.ts';

let t: TestApp;
let clinic: Clinic;
let visits: ReturnType<typeof visitsOf>;
let families: ReturnType<typeof familiesOf>;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
  visits = visitsOf(t, clinic);
  families = familiesOf(t);
});

const list = ({ token }: Pick<Someone, 'token'>, after?: string) =>
  t.call(listOwnConsultations, { query: after === undefined ? {} : { after } }, token);
const listed = async (who: Pick<Someone, 'token'>): Promise<OwnConsultation[]> =>
  (await list(who)).json().data;
const attend = async (patient: SomePatient, over = {}) =>
  visits.finish(await visits.aVisit({ patient }), over);

describe('the list of own consultations is refused', () => {
  test('to everybody but patients', async () => {
    for (const who of [
      await clinic.professional(),
      await clinic.staff('ADMIN'),
      await clinic.staff('MEDICAL_DIRECTOR'),
      await clinic.pharmacist(),
    ])
      expect((await list(who)).statusCode).toBe(403);
  });

  test('from a place that no answer gave', async () => {
    const patient = await clinic.patient();
    for (const after of ['x', Buffer.from('["mañana","x"]').toString('base64url')])
      expect((await list(patient, after)).statusCode).toBe(400);
  });
});

describe('the list of own consultations', () => {
  test('is empty for who never consulted, and for who is still attended', async () => {
    const patient = await clinic.patient();
    await visits.aVisit({ patient });
    expect(await listed(patient)).toEqual([]);
  });

  test('has those of oneself and of a child, newest first, and nobody else’s', async () => {
    const child = await families.aDependant(clinic, families.bornToTurn(9));
    const holder = { ...child, personId: await holderOf(child) };
    const [own, childs] = [await attend(holder), await attend(child)];
    await attend(await clinic.patient());
    expect(await listed(holder)).toMatchObject([
      { queueId: childs.queueId, patient: { id: child.personId, isReader: false } },
      {
        queueId: own.queueId,
        reason: 'Dolor de garganta y fiebre desde ayer',
        patient: { id: holder.personId, isReader: true },
      },
    ]);
    const { rows } = await t.pool.query(
      `select patient_id from audit_event where type = 'history.list' and patient_id = any($1)`,
      [[holder.personId, child.personId]],
    );
    expect(rows).toHaveLength(2);
  });

  test('says that a visit of somebody of 16 took place, and keeps its reason', async () => {
    const child = await families.aDependant(clinic, families.bornToTurn(16));
    const { queueId } = await attend(child, { holder_may_read: false });
    const [kept] = await listed(child);
    expect(kept).toMatchObject({ queueId, reason: null });
    expect(kept?.professional).not.toBe('');
  });

  test('loses those of a child who came of age and did not accept', async () => {
    const child = await families.aDependant(clinic, families.bornToTurn(9));
    await attend(child);
    await setBirthDate(t, child.personId, '2000-01-01');
    expect(await listed(child)).toEqual([]);
  });

  test('goes on page by page without losing or repeating one', async () => {
    const patient = await clinic.patient();
    const { consultationId } = await attend(patient);
    await t.pool.query(
      `with copies as (
         insert into visit select (jsonb_populate_record(visit,
           jsonb_build_object('id', gen_random_uuid()))).*
         from visit, generate_series(1, $2) where id = (select visit_id from consultation where id = $1)
         returning id)
       insert into consultation select (jsonb_populate_record(consultation,
         jsonb_build_object('id', gen_random_uuid(), 'visit_id', copies.id))).*
       from consultation, copies where consultation.id = $1`,
      [consultationId, PAGE_SIZE],
    );
    const first = (await list(patient)).json();
    const second = (await list(patient, first.next)).json();
    expect([first.data.length, second.data.length, second.next]).toEqual([PAGE_SIZE, 1, null]);
    const all = [...first.data, ...second.data].map(({ queueId }) => queueId);
    expect(new Set(all).size).toBe(PAGE_SIZE + 1);
  });
});

const holderOf = async ({ accountId }: Someone): Promise<string> =>
  (await t.pool.query('select id from person where account_id = $1', [accountId])).rows[0].id;
