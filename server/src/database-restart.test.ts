import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DEMO_PASSWORD } from '@app/contract/accounts/fixtures';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readConfig } from './platform/config.ts';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from './platform/database/embedded-postgres.ts';
import { connectStock } from './platform/stomp/testing/stock-client.ts';
import { type RunningServer, startServer } from './start-server.ts';

const PATIENT = 'paciente@cercana.test';
const BACK = { timeout: 20_000, interval: 50 };
const folder = mkdtempSync(path.join(tmpdir(), 'cercana-restart-'));
const directory = path.join(folder, 'postgres');
let postgres: EmbeddedPostgres;
let server: RunningServer;
let token: string;

beforeAll(async () => {
  postgres = await startEmbeddedPostgres({ directory, what: 'a test', throwAway: true });
  postgres.keep();
  server = await start();
  token = String((await json(post('/api/authenticate', login))).id_token);
}, 60_000);

async function start(): Promise<RunningServer> {
  const environment = {
    DATABASE_URL: postgres.url,
    DATA_DIR: folder,
    DEMO: 'true',
    PORT: '0',
    LOG_LEVEL: 'silent',
    REQUESTS_PER_MINUTE: '100000',
  };
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const started = await startServer(readConfig(environment), 'no-web-in-server-tests');
  vi.restoreAllMocks();
  return started;
}

afterAll(async () => {
  await server.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

const login = { username: PATIENT, password: DEMO_PASSWORD };

const get = (address: string): Promise<Response> =>
  fetch(server.address + address, { headers: { authorization: `Bearer ${token}` } });

const post = (address: string, body: unknown, as?: string): Promise<Response> =>
  fetch(server.address + address, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(as && { authorization: `Bearer ${as}` }),
    },
    body: JSON.stringify(body),
  });

const json = async (answer: Promise<Response>) =>
  (await (await answer).json()) as Record<string, unknown>;

const isBack = () =>
  vi.waitFor(async () => expect((await get('/api/account')).status).toBe(200), BACK);

/** Queries the database directly. */
async function ask(text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  const { rows } = await client.query(text);
  await client.end();
  return rows;
}

let newcomers = 0;

/** Registers an account, and waits until the job has sent the mail. */
async function mailLeaves(): Promise<void> {
  newcomers += 1;
  const newcomer = {
    active_role: 'PATIENT',
    email: `nuevo${newcomers}@ejemplo.test`,
    id_number: String(31_000_000 + newcomers),
    password: DEMO_PASSWORD,
  };
  expect(await json(post('/api/register', newcomer))).toMatchObject({ status: 'ok' });
  // Only of this mail: an earlier one may be sent again after the database was killed.
  const left = `select from outbound_message where status = 'ACCEPTED' and recipient = '${newcomer.email}'`;
  await vi.waitFor(async () => expect(await ask(left)).toHaveLength(1), BACK);
}

const place = () =>
  ask(`select visit.id, phase, patient_lease_until > now() as is_renewed from visit
    join account on account.id = visit.account_id where account.email = '${PATIENT}'
    order by visit.created_at desc limit 1`);

async function joins(): Promise<void> {
  const [own] = await ask(`insert into consent (id, consent_text_id, person_id, accepted_by)
    select gen_random_uuid(), consent_text.id, person.id, account_id from consent_text, person
    join account on account.id = account_id where kind = 'teleconsultation' and email = '${PATIENT}'
    returning person_id`);
  const body = { patientId: own?.person_id, specialtyId: 1, reason: 'Fiebre' };
  const joined = await json(post('/api/guard-queue/entries', body, token));
  expect(joined).toMatchObject({ status: 'ok' });
}

/** Lets the lease end while the server or the database is absent. */
const leaseEndsSoon = () =>
  ask(`update visit set patient_lease_until = now() + interval '1 second'
    where phase = 'WAITING'`);

const READINGS = `select seq_scan + idx_scan as n from pg_stat_user_tables where relname = 'visit'`;
const readings = async () => Number((await ask(READINGS))[0]?.n);

/** Nobody calls meanwhile: only the sweep of each second, with two statements, reads the visits. */
async function sweepsLook(): Promise<void> {
  const before = await readings();
  await vi.waitFor(async () => expect(await readings()).toBeGreaterThan(before + 4), BACK);
}

/** The patient returns only after several looks at expired leases. */
async function keepsThePlace(): Promise<void> {
  await sweepsLook();
  expect(await place()).toMatchObject([{ phase: 'WAITING', is_renewed: false }]);
  expect((await get('/api/guard-queue/entries')).status).toBe(200);
  expect(await place()).toMatchObject([{ phase: 'WAITING', is_renewed: true }]);
}

/** Fixes the port for the restarted database, which another process could take otherwise. */
const portOf = (url: string): number => Number(new URL(url).port);

test('calls report an unreachable database, and work again afterwards', async () => {
  await mailLeaves();
  const { id } = await json(get('/api/account'));
  const line = await connectStock(`${server.address.replace('http', 'ws')}/ws`, token);
  const heard = await line.listen(`/user/${id}/private`);

  await postgres.stop();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      index % 2 ? get('/api/account') : post('/api/authenticate', login),
    ),
  );
  for (const answer of answers) {
    expect(answer.status).toBe(503);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(answer.headers.get('retry-after')).toBe('5');
    expect(await answer.json()).toMatchObject({ code: 'server.unavailable' });
  }
  expect((await get('/readyz')).status).toBe(503);
  expect((await get('/healthz')).status).toBe(200);
  const body = JSON.stringify({ command: 'PatientCancel', queueId: id });
  line.client.publish({ destination: '/app/message', body });
  await vi.waitFor(() =>
    expect(heard).toContainEqual(
      expect.objectContaining({ command: 'refused', code: 'server.unavailable' }),
    ),
  );

  const port = portOf(postgres.url);
  postgres = await startEmbeddedPostgres({ directory, port, what: 'a test', throwAway: true });
  await isBack();
  expect((await get('/readyz')).status).toBe(200);
  await mailLeaves();
  await vi.waitFor(async () => {
    const listening = `select count(*)::int n from pg_stat_activity where query ilike 'listen%'`;
    expect(await ask(listening)).toEqual([{ n: 1 }]);
  }, BACK);
  expect(line.client.connected).toBe(true);
  expect(line.errors).toEqual([]);
  await line.client.deactivate();
}, 60_000);

test('our own database is started again after it was killed, and the server goes on', async () => {
  const killed = listeningProcess();
  process.kill(killed, 'SIGKILL');
  await vi.waitFor(() => expect(listeningProcess()).not.toBe(killed), BACK);
  await isBack();
  await mailLeaves();
}, 60_000);

/** The process of the database that accepts connections. */
const listeningProcess = () =>
  Number(readFileSync(path.join(directory, 'postmaster.pid'), 'utf8').split('\n')[0]);

/** Every process of the database: the listening one and those that serve connections. */
async function processesOfDatabase(): Promise<number[]> {
  const serving = await ask('select pid from pg_stat_activity where pid <> pg_backend_pid()');
  return [listeningProcess(), ...serving.map(({ pid }) => Number(pid))];
}

const signal = (pids: number[], name: NodeJS.Signals) => {
  for (const pid of pids) process.kill(pid, name);
};

test('with a frozen database calls are answered, sockets closed, and no place in the line is lost', async () => {
  await joins();
  await leaseEndsSoon();
  const line = await connectStock(`${server.address.replace('http', 'ws')}/ws`, token);
  const closed = new Promise((resolve) => {
    line.client.onWebSocketClose = resolve;
  });
  const frozen = await processesOfDatabase();
  signal(frozen, 'SIGSTOP');
  try {
    const began = performance.now();
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        index % 2 ? get('/api/account') : post('/api/authenticate', login),
      ),
    );
    expect(performance.now() - began).toBeLessThan(5_000);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
    expect((await get('/readyz')).status).toBe(503);
    expect((await get('/healthz')).status).toBe(200);
    await closed;
    expect(performance.now() - began).toBeLessThan(15_000);
  } finally {
    signal(frozen, 'SIGCONT');
  }
  await isBack();
  await keepsThePlace();
  await mailLeaves();
}, 60_000);

test('a patient whose lease ended while the server was stopped keeps the place after the start', async () => {
  await server.stop();
  await ask(`update visit set patient_lease_until = now() where phase = 'WAITING'`);
  server = await start();
  await keepsThePlace();
}, 60_000);
