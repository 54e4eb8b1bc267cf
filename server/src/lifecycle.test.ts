import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DEMO_PASSWORD } from '@app/contract/accounts/fixtures';
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
  ['its folder appears', () => existsSync(path.join(folder, 'postgres'))],
  ['its database starts', () => existsSync(postmasterFile())],
  ['it says its address', ({ said }) => READY.test(said())],
];

test.each(moments)(
  'stopped as soon as %s it leaves nothing behind, and the next start works',
  async (_when, hasCome) => {
    const first = startProduct({ DEMO: 'false' });
    await vi.waitFor(() => expect(hasCome(first)).toBe(true), { ...SOON, interval: 1 });
    first.child.kill('SIGINT');
    expect(await first.ended).toBe(0);
    expect(existsSync(postmasterFile())).toBe(false);

    const second = startProduct({ DEMO: 'false' });
    const answer = await fetch(`${await second.address()}/readyz`);
    expect(answer.status).toBe(200);
  },
);

test('a second process uses the folder of a running server and leaves that one running', async () => {
  const first = startProduct({ DEMO: 'false' });
  const address = await first.address();
  const pid = () => readFileSync(postmasterFile(), 'utf8').split('\n')[0];
  const before = pid();
  const second = startProduct({ DEMO: 'false' });
  await second.address();
  second.child.kill('SIGINT');
  expect(await second.ended).toBe(0);
  expect(pid()).toBe(before);
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
});
