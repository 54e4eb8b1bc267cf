// npm run check: every check, fast ones first. The last line counts what passed and what failed.
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureWebBuild, nodeBinary, ROOT } from './project.mjs';
import { playwrightResults, RESULTS, vitestResults } from './results.mjs';

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
      // One more than the two cores that the checks ask for: a test often waits for a program.
      '--maxWorkers=3',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${RESULTS}/vitest.json`,
    ),
    results: vitestResults,
  },
  {
    name: 'browser tests: screens, two at a time',
    prepare: ensureWebBuild,
    command: browserTests('--project', 'screens', '--workers', '2'),
    results: playwrightResults,
  },
  {
    name: 'browser tests: calls, one at a time',
    command: browserTests('--project', 'calls'),
    results: playwrightResults,
  },
];

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
let passed = 0;
let failed = 0;
const failures = [];
for (const step of steps) {
  console.log(`\n▶ ${step.name}`);
  step.prepare?.();
  const isGreen = (await execute(step.command)) === 0;
  const results = step.results?.() ?? { passed: isGreen ? 1 : 0, failed: 0, failures: [] };
  passed += results.passed;
  // A runner that fails without naming a test still counts as one failure.
  failed += isGreen ? results.failed : Math.max(1, results.failed);
  if (!isGreen) failures.push(step.name, ...results.failures.map((failure) => `  ${failure}`));
}
// Said at the end, where somebody who reads the last lines of a long output finds it.
if (failures.length > 0) console.log(['', '✗ failed:', ...failures].join('\n'));
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
