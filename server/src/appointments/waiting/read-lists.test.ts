import {
  listWaitingForMe,
  listWaitingForStaff,
  type WaitingPlace,
} from '@app/contract/appointments';
import { PAGE_SIZE } from '@app/contract/kernel';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { agendasOf } from '../../testing/agendas.ts';
import { aClinic, type Clinic, type Someone } from '../../testing/clinic.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { waitingListsOf } from '../../testing/waiting-lists.ts';

let t: TestApp;
let clinic: Clinic;
let lists: ReturnType<typeof waitingListsOf>;
let admin: Someone;
let doctor: Someone;
beforeAll(async () => {
  t = await testApp({ REQUESTS_PER_MINUTE: 1_000_000 });
  clinic = await aClinic(t);
  lists = waitingListsOf(t, clinic, agendasOf(t, clinic));
  [admin, doctor] = [await clinic.staff('ADMIN'), await clinic.professional()];
});
beforeEach(() => lists.empty());

type Who = Pick<Someone, 'token'>;
const ofStaff = ({ token }: Who, query: { after?: string } = {}) =>
  t.call(listWaitingForStaff, { query }, token);
const ofAgenda = ({ token }: Who) => t.call(listWaitingForMe, { query: {} }, token);

test('a patient reads no list of those who wait, and nobody the list of another side', async () => {
  const { who } = await lists.waits();
  expect((await ofStaff(who)).statusCode).toBe(403);
  expect((await ofAgenda(who)).statusCode).toBe(403);
  expect((await ofStaff(doctor)).statusCode).toBe(403);
  expect((await ofAgenda(admin)).statusCode).toBe(403);
});

test('staff reads who waits and for whom, oldest first, without their reasons', async () => {
  const first = await lists.waits({ professionalId: doctor.accountId });
  const second = await lists.waits();
  const answer = await ofStaff(await clinic.staff('MEDICAL_DIRECTOR'));
  expect(answer.json().data).toMatchObject([
    { id: first.place.id, professional: { id: doctor.accountId, attends: true } },
    { id: second.place.id, professional: null },
  ]);
  expect(answer.body).not.toContain('Control anual');
});

test('a professional reads those who wait for them alone, and the reading is audited', async () => {
  const own = await lists.waits({ professionalId: doctor.accountId });
  await lists.waits({ professionalId: (await clinic.professional()).accountId });
  await lists.waits();
  const { data } = (await ofAgenda(doctor)).json();
  expect(data.map(({ id }: WaitingPlace) => id)).toEqual([own.place.id]);
  const { rows } = await t.pool.query(
    `select account_id, patient_id from audit_event where type = 'appointments.waiting-list'`,
  );
  expect(rows).toEqual([{ account_id: doctor.accountId, patient_id: own.who.personId }]);
});

test('a list of more than a page goes on where the page ended', async () => {
  const { place } = await lists.waits();
  await t.pool.query(
    `insert into person select (jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(),
       'account_id', null, 'id_number', (20000000 + n)::text, 'cuil', null))).*
     from person p, generate_series(1, $2) n where p.id = $1`,
    [place.patientId, PAGE_SIZE],
  );
  await t.pool.query(
    `insert into appointment_waiting select (jsonb_populate_record(w, jsonb_build_object(
       'id', gen_random_uuid(), 'person_id', p.id, 'created_at', w.created_at + n * interval '1 microsecond'))).*
     from appointment_waiting w, (select id, row_number() over () as n from person
       where id_number::int between 20000001 and 20000000 + $2) p where w.id = $1`,
    [place.id, PAGE_SIZE],
  );
  const first = (await ofStaff(admin)).json();
  const second = (await ofStaff(admin, { after: first.next })).json();
  const ids = [...first.data, ...second.data].map(({ id }: WaitingPlace) => id);
  expect(new Set(ids).size).toBe(PAGE_SIZE + 1);
  expect(second.next).toBeNull();
});
