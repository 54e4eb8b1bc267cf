import { reportProblem } from '@app/contract/consultations';
import { requestPlanContact } from '@app/contract/coverage';
import { rankQueue } from '@app/contract/visits';
import { beforeAll, describe, expect, test } from 'vitest';
import { proves } from '../../../architecture/requirements/index.ts';
import { newId } from '../platform/ids.ts';
import { aClinic, type Clinic, type Someone, type SomePatient } from '../testing/clinic.ts';
import { ANSWER, requestsOf } from '../testing/requests.ts';
import { staffOf } from '../testing/staff.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { visitsOf } from '../testing/visits.ts';

let t: TestApp;
let clinic: Clinic;
let admin: Someone;
let director: Someone;
let requests: ReturnType<typeof requestsOf>;
beforeAll(async () => {
  t = await testApp();
  clinic = await aClinic(t);
  requests = requestsOf(t);
  admin = await staffOf(t, clinic).proven('ADMIN');
  director = await staffOf(t, clinic).proven('MEDICAL_DIRECTOR');
});

async function aContact(patient?: SomePatient): Promise<string> {
  const { personId: patientId, token } = patient ?? (await clinic.patient());
  return (await t.call(requestPlanContact, { params: { patientId } }, token)).json().data.requestId;
}

/** A consultation rated by its patient, and the request that the rating opened, if any. */
async function aRating(rating: number) {
  const visit = await visitsOf(t, clinic).aFinishedVisit();
  const { queueId } = visit;
  await t.call(rankQueue, { params: { queueId }, body: { rating } }, visit.patient.token);
  const { rows } = await t.pool.query('select id from staff_request where visit_id = $1', [
    queueId,
  ]);
  return { visit, id: rows[0]?.id as string | undefined };
}

const REPORT = 'Se cortaba el sonido del paciente';

async function aProblem() {
  const visit = await visitsOf(t, clinic).aVisit();
  const { queueId, claimEpoch, professional } = visit;
  await t.call(
    reportProblem,
    { params: { queueId }, body: { text: REPORT, claimEpoch } },
    professional.token,
  );
  const { rows } = await t.pool.query('select id from staff_request where visit_id = $1', [
    queueId,
  ]);
  return { visit, id: rows[0].id as string };
}

const inboxOf = async ({ accountId }: Someone) =>
  (
    await t.pool.query(
      `select subject, description from notification where account_id = $1 and event = 'request.answered'`,
      [accountId],
    )
  ).rows;

describe('requests are refused', () => {
  test('to everybody who is not staff', async () => {
    const id = await aContact();
    const others = [await clinic.patient(), await clinic.professional(), await clinic.pharmacist()];
    for (const other of others) {
      expect((await requests.list(other)).statusCode).toBe(403);
      expect((await requests.read(id, other)).statusCode).toBe(403);
      expect((await requests.resolve(id, other)).statusCode).toBe(403);
    }
    expect((await requests.list({ ...admin, token: '' })).statusCode).toBe(401);
  });

  test('of another role: they are neither listed nor there', async () => {
    const [contact, problem] = [await aContact(), await aProblem()];
    expect((await requests.read(contact, director)).statusCode).toBe(404);
    expect((await requests.resolve(contact, director)).statusCode).toBe(404);
    expect((await requests.read(problem.id, admin)).statusCode).toBe(404);
    const kinds = new Set((await requests.rows(director)).map(({ kind }) => kind));
    expect(kinds).not.toContain('PLAN_CONTACT');
    expect(await requests.rows(admin, { kind: 'PROBLEM' })).toEqual([]);
  });

  test('an answer without a proof of identity, without a reason, or to nothing', async () => {
    const id = await aContact();
    const unproven = await clinic.staff('ADMIN');
    expect((await requests.resolve(id, unproven)).json().code).toBe('session.step-up-required');
    expect((await requests.reject(id, unproven)).json().code).toBe('session.step-up-required');
    expect((await requests.resolve(id, admin, 'Listo')).statusCode).toBe(400);
    expect((await requests.resolve(newId(), admin)).statusCode).toBe(404);
    expect((await requests.read(id, admin)).json().data.state).toBe('OPEN');
  });

  test('what is closed is not taken, noted or answered again', async () => {
    const id = await aContact();
    await requests.reject(id, admin);
    const answers = [
      await requests.assign(id, admin),
      await requests.note(id, admin),
      await requests.resolve(id, admin),
      await requests.reject(id, admin),
    ];
    expect(answers.map((each) => each.json().code)).toEqual(Array(4).fill('requests.closed'));
  });

  test('what a colleague has taken is neither taken nor left by another', async () => {
    const id = await aContact();
    const colleague = await clinic.staff('ADMIN');
    await requests.assign(id, colleague);
    expect((await requests.assign(id, admin)).json().code).toBe('requests.taken');
    expect((await requests.assign(id, admin, false)).json().code).toBe('requests.taken');
  });
});

describe('a request', () => {
  test('is taken, noted and resolved, and its history says by whom, once each', async () => {
    const patient = await clinic.patient();
    const id = await aContact(patient);
    const taken = [1, 2, 3].map(() => requests.assign(id, admin));
    for (const { statusCode } of await Promise.all(taken)) expect(statusCode).toBe(200);
    expect((await requests.rows(admin, { mine: 'true' })).map((row) => row.id)).toContain(id);
    await requests.note(id, admin);
    expect((await requests.resolve(id, admin)).json().data).toEqual({ state: 'DONE' });
    const sheet = (await requests.read(id, admin)).json().data;
    expect(sheet).toMatchObject({ state: 'RESOLVED', assignedTo: admin.email, mayAnswer: false });
    expect(sheet.history.map(({ step }: { step: string }) => step)).toEqual([
      'RESOLVED',
      'NOTE',
      'TAKEN',
    ]);
    expect(await inboxOf(patient)).toEqual([
      { subject: 'Resolvimos tu pedido de contacto por el plan', description: ANSWER },
    ]);
    expect(await requests.own(patient)).toMatchObject([{ id, state: 'RESOLVED', answer: ANSWER }]);
  });

  test('is answered once, whoever answers at the same time', async () => {
    proves('requests-answered-once');
    const patient = await clinic.patient();
    const id = await aContact(patient);
    const answers = await Promise.all([
      requests.resolve(id, admin),
      requests.reject(id, admin),
      requests.resolve(id, admin),
      requests.reject(id, admin),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
    expect(await inboxOf(patient)).toHaveLength(1);
    const { rows } = await t.pool.query(
      `select type from audit_event where entity_id = $1 and type in ('request.resolved', 'request.rejected')`,
      [id],
    );
    expect(rows).toHaveLength(1);
  });

  test('is taken by one of many', async () => {
    const id = await aContact();
    const many = await Promise.all([1, 2, 3].map(() => clinic.staff('ADMIN')));
    const answers = await Promise.all(many.map((each) => requests.assign(id, each)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  });
});

describe('the medical director', () => {
  test('reads the report of a failure and the stars of a low rating, and nothing of the record', async () => {
    proves('requests-without-clinical-text');
    const [problem, low] = [await aProblem(), await aRating(2)];
    const told = (await requests.read(problem.id, director)).body;
    expect(JSON.parse(told).data.details).toMatchObject({
      text: REPORT,
      visitId: problem.visit.queueId,
    });
    const rated = (await requests.read(low.id ?? '', director)).body;
    expect(JSON.parse(rated).data.details).toMatchObject({ stars: 2, visitId: low.visit.queueId });
    const list = (await requests.list(director)).body;
    for (const body of [told, rated, list])
      expect(body).not.toMatch(/Fiebre|Ibuprofeno|Paracetamol|Faringitis/i);
  });

  test('is not told of a rating of three stars', async () => {
    expect((await aRating(3)).id).toBeUndefined();
  });
});

test('open requests come by what is most urgent, closed ones from the latest, page by page', async () => {
  const { accountId } = await clinic.patient();
  const add = (kind: string, created: string, due: string | null, closed: boolean) =>
    t.pool.query(
      `insert into staff_request (id, kind, account_id, details, created_at, due_at, alarm_at, state, closed_at, answer)
       select gen_random_uuid(), $1, $2, '{}', $3::timestamptz + n * interval '1 minute', $4::timestamptz + n * interval '1 minute', $4::timestamptz,
         case when $5 then 'RESOLVED' else 'OPEN' end, case when $5 then now() end, case when $5 then 'Hecho.' end
       from generate_series(1, 60) n`,
      [kind, accountId, created, due, closed],
    );
  await add('ACCESS', '2020-01-01', '2020-02-01', false);
  await add('ACCESS', '2020-01-01', '2020-02-01', true);
  const read = async (state?: 'RESOLVED') => {
    const first = (await requests.list(admin, { kind: 'ACCESS', ...(state && { state }) })).json();
    const rest = (
      await requests.list(admin, { kind: 'ACCESS', after: first.next, ...(state && { state }) })
    ).json();
    return [...first.data, ...rest.data].map(({ dueDate }: { dueDate: string }) => dueDate);
  };
  const [open, closed] = [await read(), await read('RESOLVED')];
  expect(open).toHaveLength(60);
  expect(open).toEqual([...open].sort());
  expect(closed).toEqual([...open].reverse());
  expect(await requests.rows(admin, { kind: 'ACCESS', overdue: 'true' })).toHaveLength(50);
});
