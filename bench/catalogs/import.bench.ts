import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { measure, type Result } from '../measure.ts';
import { openPool, type Product } from '../product.ts';

const CLI = path.resolve(import.meta.dirname, '../../server/src/cli/cli.ts');
const COMPILED = path.resolve(import.meta.dirname, '../../.cache/compiled');
const MANY = 100_000;
const FEW = 10_000;
const LOOK_EVERY_MS = 20;
/** Without a limit, the heap grows with garbage as long as memory is free. */
const SMALL_HEAP = '--max-old-space-size=96';
const MEGABYTE = 1024;

/** Measures imports of 100,000 diagnoses: their time, and that memory does not grow with the file. */
export async function importBench(product: Product): Promise<Result[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'cercana-bench-import-'));
  const many = listOf(folder, MANY);
  const few = listOf(folder, FEW);
  const pool = openPool(product);
  try {
    return await compare(product, pool, many, few);
  } finally {
    await pool.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

type Pool = ReturnType<typeof openPool>;

async function compare(product: Product, pool: Pool, many: string, few: string) {
  const empty = () => pool.query(`delete from diagnosis where name like 'Diagnóstico de medida %'`);
  const imported = async (file: string, ...ofNode: string[]) => {
    await empty();
    return runCli(product, ['import:diagnoses', file], ofNode);
  };
  const time = await measure({
    id: 'P13',
    what: 'import of 100,000 diagnoses',
    unit: 's',
    goal: { atMost: 10 },
    rounds: 3,
    product: async () => (await imported(many)).seconds,
    reference: async () => {
      await empty();
      return bareInsert(pool, many);
    },
  });
  const memory = await measure({
    id: 'P13',
    what: 'peak memory: 100,000 rows against 10,000',
    unit: 'MiB',
    goal: { atMost: 1.35 },
    rounds: 3,
    product: async () => (await imported(many, SMALL_HEAP)).peakMb,
    reference: async () => (await imported(few, SMALL_HEAP)).peakMb,
  });
  await empty();
  return [time, memory];
}

/** A file with this many rows, with codes that no real table has. */
function listOf(folder: string, rows: number): string {
  const file = path.join(folder, `${rows}.csv`);
  const lines = Array.from({ length: rows }, (_, n) => `${codeOf(n)},Diagnóstico de medida ${n}`);
  writeFileSync(file, `cie_10,name\n${lines.join('\n')}\n`);
  return file;
}

/** A00.00 to Z99.99 are 260,000 codes; the seed has none with five characters. */
const codeOf = (n: number): string => {
  const digits = String(n % 10_000).padStart(4, '0');
  return `${String.fromCharCode(65 + Math.floor(n / 10_000))}${digits.slice(0, 2)}.${digits.slice(2)}`;
};

/** Minimal code for the same: the whole file in one statement. */
async function bareInsert(pool: Pool, file: string): Promise<number> {
  const started = performance.now();
  const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  const rows = lines.map((line) => line.split(','));
  await pool.query(
    'insert into diagnosis (cie_10, name) select * from unnest($1::text[], $2::text[])',
    [rows.map(([code]) => code), rows.map(([, name]) => name)],
  );
  return (performance.now() - started) / 1000;
}

/** Runs a command of the product; returns its time and peak memory. */
async function runCli(product: Product, args: string[], ofNode: string[]) {
  const started = performance.now();
  const child = spawn(process.execPath, [...ofNode, CLI, ...args], {
    env: {
      ...process.env,
      DATABASE_URL: product.databaseUrl,
      DATA_DIR: product.folder,
      NODE_COMPILE_CACHE: COMPILED,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let peakKb = 0;
  const look = setInterval(() => {
    peakKb = Math.max(peakKb, peakOf(child.pid));
  }, LOOK_EVERY_MS);
  const code = await new Promise((resolve) => child.once('exit', resolve));
  clearInterval(look);
  if (code !== 0) throw new Error(`${args[0]} ended with ${code}`);
  return { seconds: (performance.now() - started) / 1000, peakMb: peakKb / MEGABYTE };
}

/** Peak memory of a process so far; `0` once it has ended. */
function peakOf(pid: number | undefined): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}
