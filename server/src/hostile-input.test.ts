import { DEMO_PASSWORD } from '@app/contract/accounts/fixtures';
import { bookAppointment, rescheduleAppointment, type Slot } from '@app/contract/appointments';
import {
  createException,
  createSchedule,
  validateException,
  validateSchedule,
} from '@app/contract/availability';
import { createConsultation, saveDraft, updateConsultation } from '@app/contract/consultations';
import { aFinishedConsultation } from '@app/contract/consultations/fixtures';
import { blockPrescription, dispense, openAtCounter } from '@app/contract/dispensing';
import { addFamilyMember, updateFamilyMember } from '@app/contract/family-group';
import { joinQueue } from '@app/contract/guard-queue';
import { addDays, dayOf, type EndpointSpec } from '@app/contract/kernel';
import { createInvoice } from '@app/contract/payments';
import { updateOwnBranch } from '@app/contract/pharmacies';
import {
  createOrder,
  declineOrder,
  dispenseOrder,
  quoteOrder,
  requestOnOrder,
  shipOrder,
} from '@app/contract/pharmacy-orders';
import { aQuote } from '@app/contract/pharmacy-orders/fixtures';
import { importPrices, previewPrices } from '@app/contract/price-list';
import {
  registerPatient,
  saveProfessional,
  saveProfileDraft,
  updatePatient,
} from '@app/contract/profiles';
import { aPatientProfile, aProfessionalProfile } from '@app/contract/profiles/fixtures';
import { commandEntry, sentCommands } from '@app/contract/visits';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { proves } from '../../architecture/requirements/index.ts';
import { mayCall } from './platform/http/policy.ts';
import { ALWAYS, agendasOf } from './testing/agendas.ts';
import { aClinic, type Clinic } from './testing/clinic.ts';
import { aLine, countersOf, type InHand, PHARMACIST } from './testing/counter.ts';
import { aMember } from './testing/family.ts';
import { type Caller, callersOf } from './testing/hostile/callers.ts';
import { faultOfAnswer } from './testing/hostile/fault-of-answer.ts';
import {
  hostileRequest,
  type Samples,
  type WireRequest,
} from './testing/hostile/hostile-request.ts';
import { knownValues } from './testing/hostile/known-values.ts';
import type { Known } from './testing/hostile/plausible-value.ts';
import { anItem, ordersOf, type SentOrder } from './testing/orders.ts';
import { type TestApp, testApp } from './testing/test-app.ts';
import { recordOf, type Visit, visitsOf } from './testing/visits.ts';

/** Requests per call: few in the suite; HOSTILE_RUNS sets more. */
const RUNS = Number(process.env.HOSTILE_RUNS ?? 4);
const SEED = Number(process.env.HOSTILE_SEED ?? 20_261_122);
const PATIENCE_MS = 60_000 + RUNS * 30_000;

let t: TestApp;
let clinic: Clinic;
let visit: Visit;
let inHand: InHand[];
let order: SentOrder;
let slots: Slot[];
let callers: Caller[];
let known: Known;

beforeAll(async () => {
  // Rate limits are not tested here.
  t = await testApp({ FEATURE_PATIENT_BOOKING: true, REQUESTS_PER_MINUTE: 1_000_000 });
  clinic = await aClinic(t);
  const visits = visitsOf(t, clinic);
  const finished = await visits.aFinishedVisit();
  inHand = await prescriptionsOf(finished.professional);
  visit = await visits.aVisit({ professional: finished.professional });
  order = await ordersOf(t, clinic).aSentOrder();
  const agendas = agendasOf(t, clinic);
  await agendas.withoutHolidays();
  await agendas.open(visit.professional);
  const sides = { professional: visit.professional, patient: finished.patient };
  const { appointment } = await agendas.anAppointment(sides);
  slots = await agendas.freeHours(sides);
  callers = await callersOf(t, clinic, visit, order);
  known = await knownValues(t, callers, [
    finished,
    { orderId: order.id },
    { appointmentId: appointment.id, scheduleId: appointment.idSchedule },
    ...inHand.map(({ prescriptionId, key }) => ({ prescriptionId, ...key })),
    ...[finished.patient, finished.professional, visit, visit.patient, visit.professional],
    { password: DEMO_PASSWORD, currentPassword: DEMO_PASSWORD, username: visit.patient.email },
    ...samples().values(),
  ]);
}, PATIENCE_MS);

const A_BRANCH = {
  streetName: 'San Martín',
  streetNumber: '120',
  phoneNumber: '351 422-1100',
  openingHours: [{ day: 'MONDAY', from: '09:00', to: '13:00' }],
};

/** Several prescriptions of a professional, since each can be dispensed or blocked only once. */
async function prescriptionsOf(professional: Visit['professional']): Promise<InHand[]> {
  const visits = visitsOf(t, clinic);
  const { keyOf } = countersOf(t, clinic);
  const issued: InHand[] = [];
  for (let count = 0; count < 4; count += 1)
    issued.push(await keyOf(await visits.finish(await visits.aVisit({ professional }))));
  return issued;
}

/** Valid bodies of the calls whose rules a generator cannot meet. */
function samples(): Samples {
  const record = recordOf(visit).body;
  const { queueId: _, status: __, ...edited } = aFinishedConsultation();
  const keys = inHand.map(({ key }) => key);
  const lines = [aLine(1), aLine(2, { quantity: 0 })];
  return new Map<EndpointSpec, readonly unknown[]>([
    [createConsultation, [record]],
    [updateConsultation, [edited, record]],
    [saveDraft, [{ version: 0, content: record }]],
    [registerPatient, [{ ...aPatientProfile(), id_number: '40999888' }]],
    [updatePatient, [aPatientProfile()]],
    [saveProfessional, [aProfessionalProfile()]],
    [addFamilyMember, [aMember()]],
    [updateFamilyMember, [aPatientProfile()]],
    [saveProfileDraft, [{ version: 0, step: 1, content: aPatientProfile() }]],
    [openAtCounter, keys],
    [dispense, keys.map((key) => ({ ...key, pharmacist: PHARMACIST, lines }))],
    [blockPrescription, keys.map((key) => ({ ...key, pharmacist: PHARMACIST, reason: 'Dosis' }))],
    [updateOwnBranch, [A_BRANCH]],
    ...orderSamples(),
    ...appointmentSamples(),
    [joinQueue, [{ patientId: visit.patient.personId, specialtyId: 1, reason: 'Tos' }]],
    [commandEntry, sentCommands.map((command) => ({ command, claimEpoch: visit.claimEpoch }))],
  ]);
}

/** The same for pharmacy orders, in whatever status they are. */
function orderSamples(): [EndpointSpec, readonly unknown[]][] {
  const { id, prescription, pharmacist } = order;
  const { prescriptionId } = prescription;
  const items = [anItem(prescriptionId)];
  const ids = [prescriptionId, ...inHand.map((one) => one.prescriptionId)];
  const statuses = ['REJECTED', 'PRE_PAID', 'DELIVERED', 'PAID'];
  return [
    [
      createOrder,
      ids.map((one) => ({
        branchOffice: { id: pharmacist.branchId },
        prescriptions: [{ id: one }],
      })),
    ],
    [requestOnOrder, statuses.map((status) => ({ purchaseOrder: { id, status } }))],
    [quoteOrder, [{ ...aQuote(), items, promisedDate: dayOf(t.clock.now()) }]],
    [declineOrder, [{ reason: 'Sin stock' }]],
    [dispenseOrder, [{ prescriptionId, pharmacist: PHARMACIST, lines: [aLine(1)] }]],
    [shipOrder, [{ guideNumber: null }]],
    [createInvoice, [{ ...AN_AMOUNT, entityId: id }]],
    ...[previewPrices, importPrices].map((call): [EndpointSpec, string[]] => [call, [PRICES]]),
  ];
}

/** Open and free hours for the patient of the visit. */
function appointmentSamples(): [EndpointSpec, readonly unknown[]][] {
  const hours = slots.slice(0, 8).map(({ appointment_date, time_availability_id }) => ({
    appointment_date,
    time_availability_id,
  }));
  const about = { patientId: visit.patient.personId, reason: 'Control' };
  const day = addDays(dayOf(t.clock.now()), 3);
  const part = { kind: 'BLOCKED', day, check_in: '08:00', check_out: '09:00', reason: '' };
  return [
    [bookAppointment, hours.map((hour) => ({ ...about, ...hour }))],
    [rescheduleAppointment, hours],
    [validateSchedule, [ALWAYS]],
    [createSchedule, [{ schedule: ALWAYS, notifyPatients: true }]],
    [validateException, [part]],
    [createException, [{ ...part, notifyPatients: true }]],
  ];
}

const AN_AMOUNT = { amount: 4812.35, currency: 'ARS', entityName: 'PURCHASE_ORDER' };
const PRICES = `producto;droga;forma;concentracion;presentacion;precio
Actron;Ibuprofeno;comprimido;400 mg;Envase por 20;"$ 6.240,50"
`;

/** Mostly a caller that the call admits, since a refused caller tests only the authorization. */
function callerFor(endpoint: EndpointSpec): fc.Arbitrary<Caller> {
  const welcome = callers.filter(({ role }) => role && mayCall(endpoint.who, role));
  const anybody = fc.constantFrom(...callers);
  if (welcome.length === 0) return anybody;
  return fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...welcome) },
    { weight: 1, arbitrary: anybody },
  );
}

let addresses = 0;

async function send(caller: Caller, request: WireRequest) {
  const token = await caller.token();
  addresses += 1;
  return t.http.inject({
    ...request,
    remoteAddress: `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`,
    headers: { ...request.headers, ...(token && { authorization: `Bearer ${token}` }) },
  });
}

/** Brings the test's visit back to a phase, whatever the previous request changed. */
async function bringTo(phase: string): Promise<void> {
  await t.pool.query(
    `update visit set phase = 'QUIT', status = 'QUIT' where id <> $1 and phase <> 'QUIT'`,
    [visit.queueId],
  );
  await t.pool.query(
    `with duty as (
       update professional_presence set available = true, lease_until = now() + interval '1 day'
       where account_id = $2),
     proven as (update session set step_up_at = now())
     update visit set phase = $3::text, claim_epoch = $4,
       status = case when $3 in ('WAITING', 'ACCEPTED', 'QUIT') then $3 else 'STARTED' end,
       professional_id = case when $3 <> 'WAITING' then $2::uuid end
     where id = $1`,
    [visit.queueId, visit.professional.accountId, phase, visit.claimEpoch],
  );
}

/** The first wrong answer of a call, with the smallest request that gets it. */
async function faultsOf(endpoint: EndpointSpec): Promise<string[]> {
  const asked = fc.asyncProperty(
    callerFor(endpoint),
    hostileRequest(endpoint, known, samples()),
    fc.constantFrom('WAITING', 'OFFERED', 'ACCEPTED', 'IN_CALL', 'WRAP_UP', 'QUIT'),
    async (caller, request, phase) => {
      await bringTo(phase);
      const answer = await send(caller, request);
      if (answer.statusCode === 401 || answer.statusCode === 429) caller.forget();
      const fault = faultOfAnswer(endpoint, answer);
      if (fault) throw new Error(`${caller.role} ${JSON.stringify(request)} gets ${fault}`);
    },
  );
  const { failed, errorInstance } = await fc.check(asked, { numRuns: RUNS, seed: SEED });
  return failed ? [`${endpoint.method} ${endpoint.path}: ${errorInstance}`] : [];
}

const staff = async () =>
  (
    await t.pool.query(
      `select id, role from account where role not in ('PATIENT', 'PROFESSIONAL') order by id`,
    )
  ).rows;

test(
  `no call fails, breaks its schema or reveals internals (seed ${SEED}, ${RUNS} requests each)`,
  async () => {
    proves('hostile-input-breaks-nothing');
    for (const caller of callers) await caller.token();
    const before = await staff();
    const faults: string[] = [];
    for (const endpoint of t.endpoints) faults.push(...(await faultsOf(endpoint)));
    expect(faults).toEqual([]);
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect((await staff()).filter(({ id }) => !before.some((one) => one.id === id))).toEqual([]);
  },
  PATIENCE_MS,
);
