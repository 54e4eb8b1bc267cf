import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromiumPath } from '../browser.ts';
import { measure, type Result } from '../measure.ts';
import type { Product } from '../product.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const DIST = path.join(ROOT, 'web/dist');
const LIMIT_KIB = 100;
/** Installed only when this bench runs. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const LIGHTHOUSE_FOLDER = path.join(ROOT, '.cache/lighthouse');
const GOOD_SCORE = 95;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const RUNS = 5;

type Scores = Record<(typeof CATEGORIES)[number], number>;

/** Measures the size of the login page, and the Lighthouse scores of landing and login on a slow phone. */
export async function pageBench(product: Product): Promise<Result[]> {
  const weight = await measure({
    id: 'P12',
    what: 'JavaScript of the login page, brotli',
    unit: 'KiB',
    goal: { atMost: 1 },
    rounds: 1,
    product: async () => loginScriptsKib(),
    reference: async () => LIMIT_KIB,
  });
  return [weight, ...(await scoresOf(product, '/')), ...(await scoresOf(product, '/login'))];
}

/** The median of each score over several runs, which differ by some points. */
async function scoresOf(product: Product, page: string): Promise<Result[]> {
  const runs = Array.from({ length: RUNS }, () => lighthouse(product.url + page));
  const results: Result[] = [];
  for (const category of CATEGORIES) {
    const scores = runs.map((run) => run[category]);
    results.push(
      await measure({
        id: 'P12',
        what: `Lighthouse of ${page}, ${category}`,
        unit: 'points',
        goal: { atLeast: 1 },
        rounds: RUNS,
        product: async () => scores.pop() ?? Number.NaN,
        reference: async () => GOOD_SCORE,
      }),
    );
  }
  return results;
}

/** JavaScript loaded by the login page, compressed. */
function loginScriptsKib(): number {
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
  return bytes / 1024;
}

/** One run of Lighthouse with its default mobile settings. */
function lighthouse(url: string): Scores {
  installLighthouse();
  const program = path.join(LIGHTHOUSE_FOLDER, 'node_modules/lighthouse/cli/index.js');
  const report = path.join(LIGHTHOUSE_FOLDER, 'report.json');
  const { stderr } = spawnSync(
    process.execPath,
    [
      program,
      url,
      '--quiet',
      '--output=json',
      `--output-path=${report}`,
      `--only-categories=${CATEGORIES}`,
      `--chrome-flags=--headless=new --disable-gpu${process.getuid?.() === 0 ? ' --no-sandbox' : ''}`,
    ],
    { encoding: 'utf8', env: { ...process.env, CHROME_PATH: chromiumPath() } },
  );
  if (!existsSync(report)) throw new Error(`Lighthouse wrote nothing: ${stderr.slice(-500)}`);
  const { categories } = JSON.parse(readFileSync(report, 'utf8'));
  rmSync(report);
  const scores = CATEGORIES.map((name) => [name, categories[name].score * 100]);
  return Object.fromEntries(scores);
}

function installLighthouse() {
  if (existsSync(path.join(LIGHTHOUSE_FOLDER, 'node_modules/lighthouse'))) return;
  mkdirSync(LIGHTHOUSE_FOLDER, { recursive: true });
  const { status } = spawnSync(
    'npm',
    [
      'install',
      '--prefix',
      LIGHTHOUSE_FOLDER,
      '--no-save',
      '--no-audit',
      '--no-fund',
      '--ignore-scripts',
      LIGHTHOUSE,
    ],
    { stdio: 'inherit' },
  );
  if (status !== 0) throw new Error(`${LIGHTHOUSE} could not be installed`);
}
