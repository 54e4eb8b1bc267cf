import { joinQueue } from '@app/contract/guard-queue';
import { addDays, dayOf, type EndpointSpec } from '@app/contract/kernel';
import { listBranchOrders } from '@app/contract/pharmacy-orders';
import { listReadings, type Reading } from '@app/contract/record-access';
import { beforeAll, describe, expect, test } from 'vitest';
import { proves } from '../../architecture/requirements/index.ts';
import { agendasOf } from './testing/agendas.ts';
import { aClinic, type Clinic, type Someone, type SomePatient } from './testing/clinic.ts';
import { answersOf, type Candidates } from './testing/every-answer.ts';
import { ordersOf, type SentOrder } from './testing/orders.ts';
import { type TestApp, testApp } from './testing/test-app.ts';
import { visitsOf } from './testing/visits.ts';

/** The surname of every patient in this test, which nobody else has. */
const SURNAME = 'Zurbarán';

/**
 * Calls about the patient whom a professional called or attends. The call and the visit have audit rows of their
 * own, and these are read again with every notice.
 */
const OF_THE_CALL = [
  '/api/guard-queue/entries',
  '/api/realtime/messages.json',
  '/api/realtime/messages/:patientId.json',
  '/api/video-call/channels/:channel',
  '/api/notifications',
];

let t: TestApp;
let clinic: Clinic;
let readers: Record<'professional' | 'attending' | 'pharmacy', Someone>;
let booked: SomePatient;
let order: SentOrder;
let ask: ReturnType<typeof answersOf>;

beforeAll(async () => {
  t = await testApp({ REQUESTS_PER_MINUTE: 10_000 });
  clinic = await aClinic(t);
  ask = answersOf(t, await aWorld(), { '/api/pharmacy/orders': { statuses: 'SENT' } });
}, 60_000);

/** A dispensed order, an appointment of a patient who waits in the line, and a call. */
async function aWorld(): Promise<Candidates> {
  order = await ordersOf(t, clinic).aShippedOrder();
  const { patient, professional, appointment } = await agendasOf(t, clinic).anAppointment();
  const attended = await visitsOf(t, clinic).aVisit();
  booked = patient;
  await t.call(
    joinQueue,
    { body: { patientId: booked.personId, specialtyId: 1, reason: 'Tos' } },
    booked.token,
  );
  readers = { professional, attending: attended.professional, pharmacy: order.pharmacist };
  await t.pool.query(
    'update person set last_name = $1 where account_id in (select id from account where role = $2)',
    [SURNAME, 'PATIENT'],
  );
  await t.pool.query('update visit set last_name = $1', [SURNAME]);
  await t.pool.query(`update prescription set patient_name = 'Ana ' || $1`, [SURNAME]);
  const idsOf = async (table: string, id = 'id') =>
    (await t.pool.query(`select ${id} as id from ${table}`)).rows.map((row) => String(row.id));
  const today = dayOf(t.clock.now());
  return {
    appointmentId: [appointment.id],
    channel: [attended.queueId],
    consultationId: await idsOf('consultation'),
    documentId: await idsOf('document'),
    familyMember: [booked.personId],
    from: [today],
    id: [booked.personId],
    orderId: [order.id],
    patientId: [booked.personId, attended.patient.personId],
    prescriptionId: [order.prescription.prescriptionId],
    queueId: await idsOf('visit'),
    specialtyId: ['1'],
    to: [addDays(today, 2)],
  };
}

const readingsOf = (role: string): EndpointSpec[] =>
  t.endpoints.filter(
    ({ method, path, who }) => role in who && method === 'GET' && !OF_THE_CALL.includes(path),
  );

/** Whether the latest session of an account has an audited reading of a patient. */
const isWritten = async (email: string): Promise<boolean> =>
  (
    await t.pool.query(
      `select exists (
         select from audit_event where action = 'R' and outcome = 'success' and patient_id is not null
           and session_id = (
             select session.id from session join account on account.id = account_id
             where email = $1 order by session.created_at desc limit 1)) as written`,
      [email],
    )
  ).rows[0].written;

describe.each([
  [
    'professional',
    'professional',
    [
      '/api/appointments',
      '/api/appointments/agenda',
      '/api/appointments/:appointmentId',
      '/api/guard-queue/specialties/:specialtyId/waiting',
      '/api/guard-queue/specialties/:specialtyId/full',
    ],
  ],
  ['attending', 'professional', ['/api/consultations/:queueId/patient']],
  [
    'pharmacy',
    'pharmacy',
    ['/api/pharmacy/orders', '/api/pharmacy/orders/:orderId', '/api/pharmacy/dispensings'],
  ],
] as const)('whatever names a patient to the reader %s', (reader, role, expected) => {
  test('leaves an audit row', async () => {
    proves('readings-leave-a-row');
    const { email } = readers[reader];
    const named: string[] = [];
    const unwritten: string[] = [];
    for (const endpoint of readingsOf(role)) {
      const answers = await ask(endpoint, await clinic.logIn(email));
      if (!answers.some(({ body }) => body.includes(SURNAME))) continue;
      named.push(endpoint.path);
      if (!(await isWritten(email))) unwritten.push(endpoint.path);
    }
    expect(named).toEqual(expect.arrayContaining([...expected]));
    expect(unwritten).toEqual([]);
  });
});

describe('a patient finds among the readings of their record', () => {
  const reasonsFor = async ({ personId, token }: SomePatient): Promise<string[]> => {
    const asked = { params: { patientId: personId }, query: { page: 0 } };
    const rows: Reading[] = (await t.call(listReadings, asked, token)).json().data;
    return rows.map(({ reason }) => reason);
  };

  test('who has them in their agenda, and the branch that has their order', async () => {
    expect(await reasonsFor(booked)).toContain('agenda');
    expect(await reasonsFor(order.patient)).toContain('pharmacy-list');
  });
});

test('a list that is read again and again leaves one row a session for each thing', async () => {
  const rows = async () =>
    (
      await t.pool.query(
        `select from audit_event where patient_id = $1 and type = 'pharmacy-orders.list'`,
        [order.patient.personId],
      )
    ).rowCount ?? 0;
  const before = await rows();
  const token = await clinic.logIn(readers.pharmacy.email);
  for (let time = 0; time < 3; time += 1)
    await t.call(listBranchOrders, { query: { statuses: 'SENT' } as never }, token);
  expect(await rows()).toBe(before + 1);
});
