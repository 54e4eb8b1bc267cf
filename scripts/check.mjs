// npm run check: every check. The last line counts what passed and what failed.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { constants, setPriority, tmpdir } from 'node:os';
import path from 'node:path';
import { ensureWebBuild, INTERRUPTED, nodeBinary, ownPath, ROOT } from './project.mjs';
import { playwrightResults, RESULTS, vitestResults } from './results.mjs';

const bin = (name) => path.join(ROOT, 'node_modules', '.bin', name);
const node = (script, ...args) => [nodeBinary(), [script, ...args]];

/** Five times the tests' peak use. */
const ROOM_BYTES = 8 * 1024 ** 3;

/**
 * Checks that only read: they run beside the tests, in the time that these leave on the cores. Each one's
 * output is printed when it ends.
 */
const readings = [
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
  { name: 'types', command: node(bin('tsc'), '-b', '--checkers', '1') },
  { name: 'dead code', command: node(bin('knip')) },
];

const tests = [
  {
    name: 'unit, server and web tests',
    command: node(
      bin('vitest'),
      'run',
      // One more than the two cores needed, since tests often wait for another program.
      '--maxWorkers=3',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${RESULTS}/vitest.json`,
    ),
    results: vitestResults,
  },
  {
    name: 'browser tests',
    prepare: ensureWebBuild,
    command: node(bin('playwright'), 'test', '--config', 'e2e/playwright.config.ts'),
    results: playwrightResults,
  },
];

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });
const temporary = mkdtempSync(path.join(temporaryPlace(), 'cercana-check-'));
// Databases that are still ending may write once more.
process.on('exit', () => rmSync(temporary, { recursive: true, force: true, maxRetries: 10 }));
const running = new Set();
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => interrupt(signal));
let passed = 0;
let failed = 0;
const failures = [];
const read = Promise.all(
  readings.map(async ({ name, command }) => {
    const { code, output } = await execute(command, 'pipe', constants.priority.PRIORITY_LOW);
    console.log(`\n▶ ${name}\n${output}`);
    note({ name }, code === 0);
  }),
);
for (const step of tests) {
  console.log(`\n▶ ${step.name}`);
  await step.prepare?.();
  const { code } = await execute(step.command, 'inherit');
  note(step, code === 0);
}
await read;
// Repeated at the end, for readers of the last lines of a long output.
if (failures.length > 0) console.log(['', '✗ failed:', ...failures].join('\n'));
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

function note(step, isGreen) {
  const results = step.results?.() ?? { passed: isGreen ? 1 : 0, failed: 0, failures: [] };
  passed += results.passed;
  // A runner that fails without naming a test counts as one failure.
  failed += isGreen ? results.failed : Math.max(1, results.failed);
  if (!isGreen) failures.push(step.name, ...results.failures.map((failure) => `  ${failure}`));
}

/**
 * Where databases, clinics and browsers of the tests keep their files: in memory if there is space, since six
 * end-to-end tests took 240 s on a busy disk, and 103 s in memory.
 */
function temporaryPlace() {
  const memory = '/dev/shm';
  if (!existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize >= ROOM_BYTES ? memory : tmpdir();
}

/** Stops everything, and then this process, so that what they made in memory is removed. */
async function interrupt(signal) {
  await Promise.all(
    [...running].map((child) => {
      child.kill(signal);
      return once(child, 'close');
    }),
  );
  process.exit(INTERRUPTED);
}

/** Runs a command, at a lower priority if one is given; prints its output as it comes, or collects it. */
function execute([command, args], output, priority) {
  const environment = {
    ...process.env,
    TMPDIR: temporary,
    PATH: ownPath(),
  };
  const child = spawn(command, args, {
    stdio: ['ignore', output, output],
    cwd: ROOT,
    env: environment,
  });
  running.add(child);
  child.once('close', () => running.delete(child));
  if (child.pid && priority) setPriority(child.pid, priority);
  const kept = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => kept.push(chunk));
  return new Promise((resolve) => {
    child.on('close', (code) =>
      resolve({ code: code ?? 1, output: Buffer.concat(kept).toString() }),
    );
    child.on('error', () => resolve({ code: 1, output: '' }));
  });
}
