// npm run check: every check, fast ones first. The last line counts what passed and what failed.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureWebBuild, nodeBinary, ROOT } from './project.mjs';

const RESULTS = path.join(ROOT, '.cache', 'results');
const bin = (name) => path.join(ROOT, 'node_modules', '.bin', name);
const node = (script, ...args) => [nodeBinary(), [script, ...args]];

const browserTests = (...which) =>
  node(bin('playwright'), 'test', '--config', 'e2e/playwright.config.ts', ...which);

const steps = [
  { name: 'format and lint', command: [bin('biome'), ['check', '--error-on-warnings', '.']] },
  {
    name: 'boundaries',
    command: node(
      bin('depcruise'),
      'contract',
      'server',
      'web',
      'e2e',
      'bench',
      '--config',
      '.dependency-cruiser.cjs',
    ),
  },
  { name: 'types', command: node(bin('tsc'), '-b') },
  { name: 'dead code', command: node(bin('knip')) },
  {
    name: 'unit, server and web tests',
    command: node(
      bin('vitest'),
      'run',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${RESULTS}/vitest.json`,
    ),
    count: vitestCount,
  },
  {
    name: 'browser tests: screens, two at a time',
    prepare: ensureWebBuild,
    command: browserTests('--project', 'screens', '--workers', '2'),
    count: playwrightCount,
  },
  {
    name: 'browser tests: calls, one at a time',
    command: browserTests('--project', 'calls'),
    count: playwrightCount,
  },
];

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
let passed = 0;
let failed = 0;
for (const step of steps) {
  console.log(`\n▶ ${step.name}`);
  step.prepare?.();
  const isGreen = (await execute(step.command)) === 0;
  const counts = step.count?.() ?? { passed: isGreen ? 1 : 0, failed: isGreen ? 0 : 1 };
  passed += counts.passed;
  // A runner that fails without naming a test still counts as one failure.
  failed += isGreen ? counts.failed : Math.max(1, counts.failed);
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

function execute([command, args]) {
  const environment = {
    ...process.env,
    PATH: `${path.join(ROOT, 'node_modules', '.bin')}${path.delimiter}${process.env.PATH}`,
  };
  const child = spawn(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    cwd: ROOT,
    env: environment,
  });
  return new Promise((resolve) => {
    child.on('exit', (code) => resolve(code ?? 1));
    child.on('error', () => resolve(1));
  });
}

function readResults(file) {
  const full = path.join(RESULTS, file);
  return existsSync(full) ? JSON.parse(readFileSync(full, 'utf8')) : undefined;
}

function vitestCount() {
  const results = readResults('vitest.json');
  return { passed: results?.numPassedTests ?? 0, failed: results?.numFailedTests ?? 0 };
}

function playwrightCount() {
  const stats = readResults('playwright.json')?.stats;
  return { passed: stats?.expected ?? 0, failed: (stats?.unexpected ?? 0) + (stats?.flaky ?? 0) };
}
