import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';

const ROOT = path.resolve(import.meta.dirname, '..');
const READY = /: (http:\/\/127\.0\.0\.1:\d+)/;

/** A process under measurement: where it listens, and what the system says of it. */
export type Measured = {
  url: string;
  pid: number;
  readyMs: number;
  residentMb: () => number;
  stop: () => Promise<void>;
};

export type Product = Measured & { folder: string; databaseUrl: string };

/** Starts the product with limits that do not stand in the way of a measurement. */
export async function startProduct(
  folder = mkdtempSync(path.join(tmpdir(), 'cercana-bench-')),
): Promise<Product> {
  const environment = {
    DATA_DIR: folder,
    PORT: '0',
    LOG_LEVEL: 'silent',
    REQUESTS_PER_MINUTE: '1000000',
    NODE_ENV: 'development',
  };
  const measured = await startMeasured(path.join(ROOT, 'server/src/main.ts'), environment);
  return { ...measured, folder, databaseUrl: databaseOf(folder) };
}

/** The address of the product's own database, for the references that share it. */
function databaseOf(folder: string): string {
  const [, , , port] = readFileSync(path.join(folder, 'postgres/postmaster.pid'), 'utf8').split(
    '\n',
  );
  const password = readFileSync(path.join(folder, 'postgres.secret'), 'utf8');
  return `postgres://app:${password}@127.0.0.1:${port}/postgres`;
}

export const forget = (folder: string) => rmSync(folder, { recursive: true, force: true });

/** Starts a server of this workspace or the product, and waits until it says where it listens. */
export async function startMeasured(
  file: string,
  environment: NodeJS.ProcessEnv,
): Promise<Measured> {
  const started = performance.now();
  const child = spawn(process.execPath, ['--expose-gc', file], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await untilReady(child);
  return {
    url,
    pid: child.pid ?? 0,
    readyMs: performance.now() - started,
    residentMb: () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? 0) /
      1024,
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
export const openPool = (product: Product) =>
  new pg.Pool({ connectionString: product.databaseUrl, max: 10 });
