import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Result } from '../measure.ts';

const DIST = path.resolve(import.meta.dirname, '../../web/dist');
const LIMIT_KIB = 120;

/** JavaScript that the login page loads, compressed as it travels. */
export async function pageBench(): Promise<Result[]> {
  const assets = path.join(DIST, 'assets');
  const names = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const html = readFileSync(path.join(DIST, 'index.html'), 'utf8');
  const wanted = new Set<string>();
  const follow = (name: string) => {
    if (wanted.has(name) || !names.includes(name)) return;
    wanted.add(name);
    const code = readFileSync(path.join(assets, name), 'utf8');
    for (const [, imported = ''] of code.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g))
      follow(imported);
  };
  for (const [, name = ''] of html.matchAll(/assets\/([\w.-]+\.js)/g)) follow(name);
  for (const name of names.filter((one) => one.startsWith('login-screen'))) follow(name);
  const bytes = [...wanted].reduce(
    (sum, name) => sum + brotliCompressSync(readFileSync(path.join(assets, name))).length,
    0,
  );
  const kib = bytes / 1024;
  console.log(
    `${kib <= LIMIT_KIB ? '✓' : '✗'} P12  JavaScript of the login page, brotli: ${kib.toFixed(1)} KiB, limit ${LIMIT_KIB}`,
  );
  return [
    {
      id: 'P12',
      what: 'JavaScript of the login page, brotli',
      product: kib,
      reference: LIMIT_KIB,
      ratio: kib / LIMIT_KIB,
      goal: '≤ 1',
      reached: kib <= LIMIT_KIB,
      unit: 'KiB',
    },
  ];
}
