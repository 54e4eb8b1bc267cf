import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import pg from 'pg';

const ROOT = path.resolve(import.meta.dirname, '..');
const COLLECT = pathToFileURL(path.join(import.meta.dirname, 'bare/collect.ts')).href;
const COLLECT_MS = 200;
const READY = /: (http:\/\/127\.0\.0\.1:\d+)/;

/** A process to measure: its address and its memory. */
export type Measured = {
  url: string;
  readyMs: number;
  /** Memory in use, after a garbage collection. */
  memoryMb: () => Promise<number>;
  stop: () => Promise<void>;
};

export type Product = Measured & { folder: string; databaseUrl: string };

/** Starts the product with limits too high to affect a measurement. */
export async function startProduct(
  folder = mkdtempSync(path.join(tmpdir(), 'cercana-bench-')),
  own: NodeJS.ProcessEnv = {},
): Promise<Product> {
  const environment = {
    DATA_DIR: folder,
    PORT: '0',
    LOG_LEVEL: 'silent',
    REQUESTS_PER_MINUTE: '1000000',
    NODE_ENV: 'development',
    // As npm start does.
    NODE_COMPILE_CACHE: path.join(ROOT, '.cache/compiled'),
    ...own,
  };
  const measured = await startMeasured(path.join(ROOT, 'server/src/main.ts'), environment);
  return { ...measured, folder, databaseUrl: databaseOf(folder) };
}

/** The address of the product's database, for the references that share it. */
function databaseOf(folder: string): string {
  const [, , , port] = readFileSync(path.join(folder, 'postgres/postmaster.pid'), 'utf8').split(
    '\n',
  );
  const password = readFileSync(path.join(folder, 'postgres.secret'), 'utf8');
  return `postgres://app:${password}@127.0.0.1:${port}/postgres`;
}

export const forget = (folder: string) => rmSync(folder, { recursive: true, force: true });

/** Starts a server of this workspace or the product, and waits until it prints its address. */
export async function startMeasured(
  file: string,
  environment: NodeJS.ProcessEnv,
): Promise<Measured> {
  const started = performance.now();
  const child = spawn(process.execPath, ['--expose-gc', '--import', COLLECT, file], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await untilReady(child);
  return {
    url,
    readyMs: performance.now() - started,
    memoryMb: async () => {
      for (let turn = 0; turn < 3; turn += 1) {
        child.kill('SIGUSR2');
        await setTimeout(COLLECT_MS);
      }
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
    },
    stop: async () => {
      const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
      child.kill('SIGINT');
      await gone;
    },
  };
}

function untilReady(child: ChildProcess): Promise<string> {
  let output = '';
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk;
      const address = READY.exec(output)?.[1];
      if (address) resolve(address);
    });
    child.once('exit', (code) => reject(new Error(`ended with ${code}\n${output}`)));
  });
}

/** A pool on the product's database, for bare claims and for preparing data. */
export const openPool = ({ databaseUrl }: Product, options?: string) =>
  new pg.Pool({ connectionString: databaseUrl, max: 10, ...(options ? { options } : {}) });

const LOOK_EVERY_MS = 500;

/** Waits until the demonstration's documents are made, so that this does not overlap a measurement. */
export async function untilIdle(product: Product): Promise<void> {
  const pool = openPool(product);
  const left = async () => {
    const { rows } = await pool.query(
      `select from pgboss.job where state < 'completed' and name = 'documents' limit 1`,
    );
    return rows.length > 0;
  };
  while (await left()) await setTimeout(LOOK_EVERY_MS);
  await pool.end();
}
