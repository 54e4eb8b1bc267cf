import { getHistoryPatient } from '@app/contract/clinical-history';
import { reportProblem } from '@app/contract/consultations';
import { requestPlanChange } from '@app/contract/coverage';
import { joinQueue } from '@app/contract/guard-queue';
import { addDays, dayOf } from '@app/contract/kernel';
import { openForEmergency } from '@app/contract/record-access';
import { beforeAll, describe, expect, test } from 'vitest';
import { agendasOf } from './testing/agendas.ts';
import { addCallMessage } from './testing/call-setup.ts';
import { aClinic, type Clinic, type Someone, type SomePatient } from './testing/clinic.ts';
import { answersOf, type Candidates } from './testing/every-answer.ts';
import { ordersOf } from './testing/orders.ts';
import { requestsOf } from './testing/requests.ts';
import { staffOf } from './testing/staff.ts';
import { type TestApp, testApp } from './testing/test-app.ts';
import { PRESCRIBED, visitsOf } from './testing/visits.ts';

/** Written in every free-text field of a profile, and in the call. */
const CANARY = 'Canario';

/** Words that these tests' patients wrote, and that were written or prescribed for them. */
const CLINICAL = [
  CANARY,
  'Fiebre desde anoche',
  'Control de presión',
  'Odinofagia',
  'Dolor de garganta',
  'J02.9',
  'Faringitis',
  'Reposo en domicilio',
  'Abundante líquido',
  'Hemograma',
  ...PRESCRIBED.flatMap(({ name = '', posology }) => [name, posology]),
];

/** Lists of options have diagnoses and medicines, but of no patient. */
const OPTIONS = /^\/api\/(catalogs|staff\/(lists|list-choices))\/|vademecum|indications-template/;

/** Calls opened by a mailed key, a provider's signature or the family, not by the role. */
const BY_OTHER_THAN_ROLE =
  /activate|reset-password|(email|telephone)-change\/|api\/own-account|messages\/whatsapp|consents\/missing/;

let t: TestApp;
let clinic: Clinic;
let readers: Record<'admin' | 'medicalDirector', Someone>;
let ask: ReturnType<typeof answersOf>;
let patient: SomePatient;

beforeAll(async () => {
  t = await testApp({ REQUESTS_PER_MINUTE: 10_000 });
  clinic = await aClinic(t);
  const staff = staffOf(t, clinic);
  readers = {
    admin: await staff.proven('ADMIN'),
    medicalDirector: await staff.proven('MEDICAL_DIRECTOR'),
  };
  ask = answersOf(t, await aWorld(), OTHERWISE);
});

/** A patient with a full profile, a record, an appointment, a call, a request, an order and an emergency access. */
async function aWorld(): Promise<Candidates> {
  const visits = visitsOf(t, clinic);
  const given = await agendasOf(t, clinic).anAppointment();
  const { professional } = given;
  patient = given.patient;
  await t.pool.query(
    `update patient set allergies = $1, family_history = $1, vaccines = $1, gynecological_data = $1`,
    [CANARY],
  );
  await t.pool.query(
    `insert into patient_antecedent (id, person_id, kind, name)
     select gen_random_uuid(), person_id, kind, $1 from patient,
       unnest(array['disease', 'surgery', 'medication']) kind`,
    [CANARY],
  );
  const attended = await visits.aVisit({ professional });
  await addCallMessage(t, {
    visit_id: attended.queueId,
    account_id: attended.patient.accountId,
    side: 'patient',
    body: CANARY,
    sent_at: t.clock.now(),
  });
  const report = {
    params: { queueId: attended.queueId },
    body: { text: 'Se cortó la imagen', claimEpoch: attended.claimEpoch },
  };
  await t.call(reportProblem, report, professional.token);
  await t.pool.query(`update visit set phase = 'WRAP_UP', director_told_at = now() where id = $1`, [
    attended.queueId,
  ]);
  const body = { patientId: patient.personId, specialtyId: 1, reason: CANARY };
  const { queueId } = (await t.call(joinQueue, { body }, patient.token)).json().data;
  await visits.stepUpNow(attended);
  const { rows } = await t.pool.query('select id_number from person where id = $1', [
    patient.personId,
  ]);
  await t.call(
    openForEmergency,
    { body: { idNumber: rows[0].id_number, reason: 'Ingresó a una guardia' } },
    attended.professional.token,
  );
  const plan = { params: { patientId: patient.personId }, body: { planId: 2 } };
  const request = await t.call(requestPlanChange, plan, patient.token);
  expect(request.statusCode).toBe(200);
  const open = requestsOf(t).rows;
  const asked = [...(await open(readers.admin)), ...(await open(readers.medicalDirector))];
  const order = await ordersOf(t, clinic).aQuotedOrder();
  const { number, branch_id } = (
    await t.pool.query('select number, branch_id from purchase_order where id = $1', [order.id])
  ).rows[0];
  const templates = await t.pool.query('select id from message_template limit 1');
  return {
    accountId: [patient.accountId, professional.accountId],
    patientId: [patient.personId],
    queueId: [queueId, attended.queueId],
    id: [
      patient.personId,
      professional.accountId,
      ...asked.map(({ id }) => id),
      templates.rows[0].id,
      '1',
    ],
    kind: ['terms', 'teleconsultation'],
    insurerId: ['2'],
    provinceId: ['02'],
    list: ['specialties'],
    of: ['provinces'],
    professionalId: [professional.accountId],
    familyMember: [patient.personId],
    period: ['month'],
    description: ['par'],
    name: ['ibuprof'],
    search: ['ben'],
    specialty: ['1'],
    orderId: [order.id],
    branchId: [branch_id],
    number: [String(number)],
    from: [dayOf(t.clock.now())],
    to: [addDays(dayOf(t.clock.now()), 6)],
  };
}

/** Parameters whose name means something else in other calls. */
const OTHERWISE: Record<string, Record<string, string | undefined>> = {
  '/api/staff/requests': { kind: undefined },
  '/api/staff/pharmacy-orders': { status: 'QUOTED' },
  '/api/staff/people/search': { kind: 'patients' },
};

/** Every reading that a staff role may make. */
const readingsOf = (role: keyof typeof readers) =>
  t.endpoints.filter(
    ({ method, path, who }) =>
      role in who &&
      (method === 'GET' || path.endsWith('/search')) &&
      !BY_OTHER_THAN_ROLE.test(path),
  );

test('their patient reads what nobody of the staff may', async () => {
  const params = { id: patient.personId };
  expect((await t.call(getHistoryPatient, { params }, patient.token)).body).toContain(CANARY);
});

describe.each(['admin', 'medicalDirector'] as const)('what %s reads', (role) => {
  test('is answered by every call, and holds nothing that patients said or got', async () => {
    const silent: string[] = [];
    const told: string[] = [];
    for (const endpoint of readingsOf(role)) {
      const answers = await ask(endpoint, readers[role].token);
      if (!answers.some(({ statusCode }) => statusCode === 200)) silent.push(endpoint.path);
      if (OPTIONS.test(endpoint.path)) continue;
      const all = answers.map(({ body }) => body).join();
      told.push(
        ...CLINICAL.filter((word) => all.includes(word)).map((word) => `${endpoint.path}: ${word}`),
      );
    }
    expect({ silent, told }).toEqual({ silent: [], told: [] });
  });
});
