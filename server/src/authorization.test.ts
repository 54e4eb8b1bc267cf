import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stepUp } from '@app/contract/accounts';
import { DEMO_PASSWORD } from '@app/contract/accounts/fixtures';
import { createConsultation } from '@app/contract/consultations';
import { aFinishedConsultation } from '@app/contract/consultations/fixtures';
import { joinQueue } from '@app/contract/guard-queue';
import {
  type Condition,
  demands,
  type EndpointSpec,
  fillPath,
  relations,
} from '@app/contract/kernel';
import { searchNotifications } from '@app/contract/notifications';
import { listPrescriptions } from '@app/contract/prescriptions';
import { aMedication } from '@app/contract/prescriptions/fixtures';
import { commandEntry, type QueueEntry } from '@app/contract/visits';
import { beforeAll, describe, expect, test } from 'vitest';
import { proves } from '../../architecture/requirements/index.ts';
import { callerOf } from './platform/http/policy.ts';
import { newId } from './platform/ids.ts';
import { authorizationPage } from './testing/authorization-page.ts';
import { aClinic, type Clinic, type Someone, type SomePatient } from './testing/clinic.ts';
import { aLine, countersOf } from './testing/counter.ts';
import { declaredDestinations } from './testing/destinations.ts';
import { ordersOf } from './testing/orders.ts';
import { type TestApp, testApp } from './testing/test-app.ts';

/** The care of one patient: everybody involved, and others. */
type World = {
  actors: Record<Situation | 'another patient' | 'admin' | 'medicalDirector' | 'pharmacy', Someone>;
  /** Values of parameters and bodies of calls about that patient. */
  about: Record<string, string>;
  attendedAbout: Record<string, string>;
};

/** Relation of a patient or professional to that patient. */
type Situation = 'the patient' | 'who attends' | 'who attended' | 'another professional';

let t: TestApp;
let clinic: Clinic;
let world: World;

beforeAll(async () => {
  // One address makes all private calls, more than it may in a minute.
  t = await testApp({ REQUESTS_PER_MINUTE: 10_000 });
  clinic = await aClinic(t);
  world = await aWorld();
});

async function visit(patient: SomePatient, professional: Someone): Promise<QueueEntry> {
  const join = { body: { patientId: patient.personId, specialtyId: 1, reason: 'Tos' } };
  const { queueId }: QueueEntry = (await t.call(joinQueue, join, patient.token)).json().data;
  const give = (who: Someone, command: 'GetPatient' | 'Accept' | 'Start') =>
    t.call(commandEntry, { params: { queueId }, body: { command } }, who.token);
  const held: QueueEntry = (await give(professional, 'GetPatient')).json().data;
  await give(patient, 'Accept');
  await give(patient, 'Start');
  return held;
}

async function aWorld(): Promise<World> {
  const patient = await clinic.patient();
  const [attended, attending, other] = [
    await clinic.professional(),
    await clinic.professional(),
    await clinic.professional(),
  ];
  const first = await visit(patient, attended);
  await t.call(stepUp, { body: { password: DEMO_PASSWORD } }, attended.token);
  const finish = {
    body: {
      ...aFinishedConsultation({
        queueId: first.queueId,
        medications: [aMedication({ medication_id: 1 })],
      }),
      claimEpoch: null,
    },
  };
  const stored = (await t.call(createConsultation, finish, attended.token)).json().data[0];
  const live = await visit(patient, attending);
  // Only the attending professional is on duty.
  await t.pool.query('update professional_presence set available = account_id = $1', [
    attending.accountId,
  ]);
  const [notification] = (await t.call(searchNotifications, { query: {} }, patient.token)).json()
    .data;
  const [prescription] = (await t.call(listPrescriptions, { query: {} }, patient.token)).json()
    .data;
  const { keyOf, serve } = countersOf(t, clinic);
  const pharmacist = await clinic.pharmacist();
  const finished = { patient, professional: attended, queueId: first.queueId, claimEpoch: 0 };
  const { key } = await keyOf({ ...finished, ...stored });
  const { send } = ordersOf(t, clinic);
  const order = (await send(patient, pharmacist.branchId, [prescription.id])).json().data;
  await serve(pharmacist, key, [aLine(1)]);
  const about = {
    patientId: patient.personId,
    consultationId: stored.consultationId,
    documentId: notification.entity.id,
    prescriptionId: prescription.id,
    externalId: prescription.externalId,
    orderId: order.id,
    patientLogin: patient.email,
    patient_login: patient.email,
    notificationId: notification.id,
    channel: live.queueId,
  };
  return {
    actors: {
      'the patient': patient,
      'who attends': attending,
      'who attended': attended,
      'another professional': other,
      'another patient': await clinic.patient(),
      admin: await clinic.staff('ADMIN'),
      medicalDirector: await clinic.staff('MEDICAL_DIRECTOR'),
      pharmacy: pharmacist,
    },
    about: { ...about, queueId: live.queueId },
    attendedAbout: { ...about, queueId: first.queueId },
  };
}

const PAGE = path.resolve(import.meta.dirname, '../../docs/authorization.md');

const sessionEndpoints = () => t.endpoints.filter(({ access }) => access === 'session');

/** Calls an endpoint about the world's patient; values that it does not need are left out. */
function ask(
  endpoint: EndpointSpec,
  values: Record<string, string>,
  token?: string,
  over: object = {},
) {
  const filled = {
    role: 'publisher',
    uid: '1',
    specialtyId: '1',
    insurerId: '2',
    id: values.patientId,
    ...values,
  };
  const query = endpoint.query
    ? { ...pick(filled, ['patientLogin', 'patientId', 'externalId']), description: 'par' }
    : {};
  return t.http.inject({
    method: endpoint.method,
    url: fillPath(endpoint.path, filled),
    query: endpoint.path.includes('prescriptions')
      ? { externalId: values.externalId ?? '' }
      : query,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(endpoint.body ? { payload: over } : {}),
  });
}

const pick = (
  values: Record<string, string | undefined>,
  names: string[],
): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (values[name] ? [[name, values[name]]] : [])));

test('every call says who may make it, and only public ones admit strangers', () => {
  expect(t.endpoints.length).toBeGreaterThan(50);
  for (const { path: address, access, who } of t.endpoints) {
    expect([address, Object.keys(who).length]).not.toEqual([address, 0]);
    if (access === 'session') expect([address, 'stranger' in who]).toEqual([address, false]);
  }
});

test('every condition is used somewhere', () => {
  const asked = new Set(t.endpoints.flatMap(({ who }) => Object.values(who).flat()));
  expect([...asked].sort()).toEqual(Object.keys({ ...relations, ...demands }).sort());
});

test('docs/authorization.md matches the code', () => {
  const page = authorizationPage(t.endpoints, declaredDestinations());
  if (process.env.UPDATE_AUTHORIZATION) writeFileSync(PAGE, page);
  expect(readFileSync(PAGE, 'utf8')).toBe(page);
});

test('no call is declared twice', () => {
  const names = t.endpoints.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(names).size).toBe(names.length);
});

describe('without a session', () => {
  test('every private call answers 401 and nothing else', async () => {
    proves('private-calls-need-a-session');
    for (const endpoint of sessionEndpoints()) {
      const answer = await ask(endpoint, world.about);
      expect([endpoint.path, answer.statusCode]).toEqual([endpoint.path, 401]);
      expect(answer.json().code).toBe('session.required');
    }
  });
});

/** One of each role that has an account. */
const ONE_OF_EACH = [
  ['patient', 'the patient'],
  ['professional', 'who attends'],
  ['admin', 'admin'],
  ['medicalDirector', 'medicalDirector'],
  ['pharmacy', 'pharmacy'],
] as const;

describe('a role that a call does not name', () => {
  test.each(ONE_OF_EACH)('%s gets 403', async (role, actor) => {
    let asked = 0;
    for (const endpoint of sessionEndpoints()) {
      if (role in endpoint.who) continue;
      asked += 1;
      const answer = await ask(endpoint, world.about, world.actors[actor].token);
      expect([endpoint.path, answer.statusCode]).toEqual([endpoint.path, 403]);
    }
    expect(asked).toBeGreaterThan(0);
  });
});

/** Readings about one patient: authorized callers get 200, all others the answer for a missing object. */
const READINGS = [
  ['GET', '/api/patients/:patientId/plan'],
  ['GET', '/api/patients/:patientId/insurers/:insurerId/plan-categories'],
  ['GET', '/api/guard-queue/entries/:queueId/position'],
  ['GET', '/services/consultation/api/business/consultations/:consultationId'],
  ['GET', '/services/consultation/api/business/consultations'],
  ['GET', '/api/consultations/:queueId/summary'],
  ['GET', '/api/consultations/:queueId/draft'],
  ['GET', '/api/consultations/:queueId/patient'],
  ['GET', '/api/consultations/:consultationId/documents'],
  ['GET', '/api/documents/:documentId'],
  ['GET', '/api/prescriptions/:prescriptionId/pdf'],
  ['GET', '/api/prescriptions/:prescriptionId/dispensing'],
  ['GET', '/services/prescription/api/business/prescriptions'],
  ['GET', '/services/pharmacy/api/business/purchase-orders/:orderId'],
  ['GET', '/services/pharmacy/api/business/purchase-orders/:orderId/prescriptions'],
  ['GET', '/services/pharmacy/api/business/purchase-orders/:orderId/items'],
  ['GET', '/services/pharmacy/api/business/purchase-orders/:orderId/extras'],
  ['GET', '/api/clinical-history/:id'],
  ['GET', '/api/clinical-history/:id/dates'],
] as const;

const endpointOf = (method: string, path: string): EndpointSpec => {
  const found = t.endpoints.find((one) => one.method === method && one.path === path);
  if (!found) throw new Error(`${method} ${path} is not bound`);
  return found;
};

const isRefused = (status: number) => status === 403 || status === 404;

/** Conditions that hold for each in the world of these tests; nothing was granted or opened for an emergency. */
const HOLDS: Record<Situation, { role: 'PATIENT' | 'PROFESSIONAL'; conditions: Condition[] }> = {
  'the patient': { role: 'PATIENT', conditions: ['always', 'own account'] },
  'who attends': { role: 'PROFESSIONAL', conditions: ['always', 'live care', 'on duty'] },
  'who attended': { role: 'PROFESSIONAL', conditions: ['always', 'author', 'attended lately'] },
  'another professional': { role: 'PROFESSIONAL', conditions: ['always'] },
};
const SITUATIONS = Object.keys(HOLDS) as Situation[];

/** The statuses expected for a caller who reads data of the world's patient. */
function promised({ who }: EndpointSpec, situation: Situation): (status: number) => boolean {
  const { role, conditions } = HOLDS[situation];
  const asked = who[callerOf[role]];
  if (!asked) return (status) => status === 403;
  if (!asked.some((condition) => conditions.includes(condition))) return isRefused;
  return (status) => status === 200 || status === 409;
}

describe.each(READINGS)('%s %s', (method, path) => {
  test.each(SITUATIONS)('gives %s what the call declares', async (situation) => {
    proves('roles-get-what-the-call-says');
    const endpoint = endpointOf(method, path);
    const values = situation === 'who attended' ? world.attendedAbout : world.about;
    const answer = await ask(endpoint, values, world.actors[situation].token);
    expect({
      situation,
      who: endpoint.who,
      status: answer.statusCode,
      ok: promised(endpoint, situation)(answer.statusCode),
    }).toMatchObject({ ok: true });
  });

  test('answers a stranger as if it did not exist', async () => {
    const endpoint = endpointOf(method, path);
    const missing = Object.fromEntries(Object.keys(world.about).map((name) => [name, newId()]));
    const stranger = world.actors['another patient'].token;
    const [foreign, absent] = [
      await ask(endpoint, world.about, stranger),
      await ask(endpoint, { ...missing, externalId: 'A'.repeat(22) }, stranger),
    ];
    expect(isRefused(foreign.statusCode)).toBe(true);
    expect(foreign.statusCode).toBe(absent.statusCode);
    const { path: _, ...seen } = foreign.json();
    const { path: __, ...unseen } = absent.json();
    expect(seen).toEqual(unseen);
  });
});

/** Writes about one patient, with a valid body; only its owner may make them. */
const WRITES = [
  ['PUT', '/api/guard-queue/entries/:queueId', { command: 'PatientFinish' }],
  ['PUT', '/api/guard-queue/entries/:queueId', { command: 'ProfessionalCancel', reason: 'x' }],
  ['POST', '/api/guard-queue/entries/:queueId/rating', { rating: 5 }],
  ['PUT', '/api/consultations/:queueId/draft', { version: 0, content: {} }],
  ['POST', '/api/consultations/:queueId/problem', { text: 'x' }],
  ['POST', '/api/prescriptions/:prescriptionId/annul', { reason: 'x' }],
  ['POST', '/api/prescriptions/:prescriptionId/reactivate', undefined],
  ['DELETE', '/api/realtime/messages/:patientId.json', undefined],
  ['PUT', '/api/realtime/messages/:patientId.json', { command: 'PatientCancel' }],
] as const;

describe.each(WRITES)('%s %s %o', (method, path, body) => {
  test.each(['another professional', 'another patient', 'admin', 'pharmacy'] as const)(
    'by %s is refused and changes no row',
    async (name) => {
      const rows = async () =>
        (
          await t.pool.query(
            `select id, phase as state, version from visit
             union all select id, status, version from prescription order by id`,
          )
        ).rows;
      const before = await rows();
      const answer = await ask(
        endpointOf(method, path),
        world.about,
        world.actors[name].token,
        body,
      );
      expect(isRefused(answer.statusCode) || answer.statusCode === 200).toBe(true);
      // Leaving affects only the caller's own place: a 200 without a place changes nothing.
      if (method !== 'DELETE') expect(isRefused(answer.statusCode)).toBe(true);
      expect(await rows()).toEqual(before);
    },
  );
});

test('extra columns in the body of a write are refused, not stored', async () => {
  const join = endpointOf('POST', '/api/guard-queue/entries');
  const body = { patientId: world.about.patientId, specialtyId: 1, reason: 'Tos' };
  for (const name of [
    'status',
    'phase',
    'professional_id',
    'orderNumber',
    'createdDate',
    'claim_epoch',
    'version',
  ]) {
    const answer = await ask(join, world.about, world.actors['the patient'].token, {
      ...body,
      [name]: 1,
    });
    expect([name, answer.statusCode]).toEqual([name, 400]);
  }
});
