import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DEMO_PASSWORD } from '@app/contract/accounts/fixtures';
import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const MAIN = path.join(import.meta.dirname, 'main.ts');
const READY = /: (http:\/\/127\.0\.0\.1:\d+)/;
const HERE = {
  NODE_ENV: 'development',
  PORT: '0',
  LOG_LEVEL: 'warn',
  // As `npm start` does.
  NODE_COMPILE_CACHE: path.resolve(import.meta.dirname, '../../.cache/compiled'),
};
/** A first start takes 5 s on two quiet cores, but took over 30 s on a busy machine. */
const SOON = { timeout: 120_000, interval: 10 };
vi.setConfig({ testTimeout: 4 * SOON.timeout, hookTimeout: 2 * SOON.timeout });

let folder: string;
let running: Started[];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'cercana-life-'));
  running = [];
});
afterEach(async () => {
  for (const { child, ended } of running) {
    child.kill('SIGKILL');
    await ended;
  }
  await databaseIsGone();
  rmSync(folder, { recursive: true, force: true });
});

/** The product in its own process, as `npm start` runs it. */
type Started = {
  child: ChildProcess;
  /** Its output so far. */
  said: () => string;
  address: () => Promise<string>;
  /** How it ended: exit code, or the signal. */
  ended: Promise<number | string>;
};

function startProduct(environment: NodeJS.ProcessEnv = {}): Started {
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, ...HERE, DATA_DIR: folder, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      text += chunk;
    });
  }
  const started: Started = {
    child,
    said: () => text,
    address: () => vi.waitFor(() => READY.exec(text)?.[1] ?? expect.fail(text), SOON),
    ended: once(child, 'exit').then(([code, signal]) => code ?? signal),
  };
  running.push(started);
  return started;
}

const postmasterFile = () => path.join(folder, 'postgres/postmaster.pid');

/** PostgreSQL deletes this file last. */
const databaseIsGone = () =>
  vi.waitFor(() => expect(existsSync(postmasterFile())).toBe(false), SOON);

/** How many rows a table of the running database has. */
async function countRows(table: string): Promise<number> {
  const password = readFileSync(path.join(folder, 'postgres.secret'), 'utf8');
  const port = Number(readFileSync(postmasterFile(), 'utf8').split('\n')[3]);
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: 'app',
    password,
    database: 'postgres',
  });
  await client.connect();
  try {
    const { rows } = await client.query<{ n: number }>(`select count(*)::int n from ${table}`);
    return rows[0]?.n ?? 0;
  } finally {
    await client.end();
  }
}

async function canLogIn(address: string): Promise<boolean> {
  const { ok } = await fetch(`${address}/api/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'paciente@cercana.test', password: DEMO_PASSWORD }),
  });
  return ok;
}

test('the second start finds the data of the first, also after a power cut', async () => {
  const first = startProduct();
  expect(await canLogIn(await first.address())).toBe(true);
  first.child.kill('SIGINT');
  expect(await first.ended).toBe(0);
  expect(existsSync(postmasterFile())).toBe(false);

  const second = startProduct();
  expect(await canLogIn(await second.address())).toBe(true);
  second.child.kill('SIGKILL');
  expect(await second.ended).toBe('SIGKILL');
  await databaseIsGone();

  const third = startProduct();
  expect(await canLogIn(await third.address())).toBe(true);
  expect(third.said()).not.toContain('rror');
});

const moments: [when: string, hasCome: (started: Started) => boolean][] = [
  ['its folder appears', () => existsSync(path.join(folder, 'postgres.new'))],
  ['its database starts', () => existsSync(postmasterFile())],
  ['it seeds', () => existsSync(path.join(folder, 'secrets'))],
  ['it says its address', ({ said }) => READY.test(said())],
];

test.each(moments)(
  'A first start that is stopped as soon as %s ends at once, and the next one works',
  async (_when, hasCome) => {
    const first = startProduct();
    await vi.waitFor(() => expect(hasCome(first)).toBe(true), { ...SOON, interval: 1 });
    first.child.kill('SIGINT');
    // As npm and the terminal do.
    first.child.kill('SIGINT');
    expect(await first.ended).toBe(0);
    await databaseIsGone();

    const second = startProduct();
    expect(await canLogIn(await second.address())).toBe(true);
  },
);

test('A first start that was killed in the seed leaves no half of a clinic to the next', async () => {
  const first = startProduct();
  await vi.waitFor(async () => expect(await countRows('account')).toBeGreaterThan(0), SOON);
  first.child.kill('SIGKILL');
  await first.ended;
  await databaseIsGone();

  await startProduct().address();
  expect(await countRows('consultation')).toBeGreaterThan(0);
});

test('A second start of a folder is refused with the process and the address of the first', async () => {
  const first = startProduct({ DEMO: 'false' });
  const address = await first.address();
  const second = startProduct({ DEMO: 'false' });
  expect(await second.ended).toBe(1);
  expect(second.said()).toContain(`Process ${first.child.pid} (http://127.0.0.1:0)`);
  expect(second.said()).not.toContain('    at ');
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
});

test('A start at a port that another program has says so, and how to choose another', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const started = startProduct({ DEMO: 'false', PORT: String(port) });
  expect(await started.ended).toBe(1);
  expect(started.said()).toContain(`Port ${port} is taken`);
  expect(started.said()).toContain(`PORT=${port + 1} npm start`);
  other.close();
});

test('Root without user namespaces gets its database in a folder that is its alone', async () => {
  // As in most containers: a program that refuses stands for the system that does.
  const programs = mkdtempSync(path.join(tmpdir(), 'cercana-programs-'));
  writeFileSync(path.join(programs, 'unshare'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  chmodSync(folder, 0o700);
  const PATH = `${programs}${path.delimiter}${process.env.PATH}`;
  const started = startProduct({ DEMO: 'false', PATH });
  const answer = await fetch(`${await started.address()}/readyz`);
  expect(answer.status).toBe(200);
  rmSync(programs, { recursive: true });
});
