import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const { LADDER } = (await import('./ladder.cjs')) as { LADDER: string[][] };

const folders = (place: string) =>
  readdirSync(path.join(ROOT, place), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

const tracked = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.css'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter(Boolean);

const linesOf = (file: string) => readFileSync(path.join(ROOT, file), 'utf8').split('\n').length;

/** Texts, tests and data may be longer, since they are lists. */
const MAY_BE_LONG = /\.(test|spec|copy)\.tsx?$|\/seed\/|\/fixtures\.ts$/;
const LONGEST = 300;
const LONGEST_LIST = 500;
/** Generated (decision 0048). */
const GENERATED = 'server/src/platform/database/tables.ts';

test('every capability of the server is in the ladder', () => {
  const known = LADDER.flat();
  const own = folders('server/src').filter(
    (name) => !['platform', 'testing', 'cli', 'composition'].includes(name),
  );
  expect(own.filter((name) => !known.includes(name))).toEqual([]);
});

test('a capability has one name in all workspaces', () => {
  const known = [
    ...LADDER.flat(),
    'kernel',
    'platform',
    'testing',
    'cli',
    'composition',
    'app',
    'ui',
    'lib',
  ];
  const used = ['contract/src', 'server/src', 'web/src'].flatMap(folders);
  expect(used.filter((name) => !known.includes(name))).toEqual([]);
});

test('no file is too long', () => {
  const long = tracked.filter(
    (file) =>
      file !== GENERATED && linesOf(file) > (MAY_BE_LONG.test(file) ? LONGEST_LIST : LONGEST),
  );
  expect(long).toEqual([]);
});

test('no two migrations share a number', () => {
  const numbers = readdirSync(path.join(ROOT, 'server/migrations')).map((name) =>
    Number(name.slice(0, 4)),
  );
  expect(numbers.filter((number) => !(number > 0))).toEqual([]);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('.env.example matches the schema of the settings', async () => {
  const { describeSettings } = (await import(
    '../server/src/platform/config.ts'
  )) as typeof import('../server/src/platform/config.ts');
  expect(readFileSync(path.join(ROOT, '.env.example'), 'utf8')).toBe(describeSettings());
});

test('the walk through the code links to existing files', () => {
  const walk = readFileSync(path.join(ROOT, 'docs/follow-a-consultation.md'), 'utf8');
  const files = [...walk.matchAll(/`([\w-]+\/[\w./-]+\.tsx?)`/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => !tracked.includes(file))).toEqual([]);
});

/** They compare moments of the device's clock with each other only. */
const DEVICE_TIMES = [
  'web/src/lib/server/server-time.ts',
  'web/src/lib/session/session.ts',
  'web/src/lib/session/session-ending.ts',
  'web/src/consultations/draft/draft-keeper.ts',
  'web/src/consultations/draft/versioned-text.ts',
  'web/src/messages/chat/use-sending.ts',
  'web/src/video-call/session/call-entrance.ts',
  'web/src/video-call/session/connection-monitor.ts',
];

test("screens ask the server's time, not the clock of the device, which may be wrong", () => {
  const own = tracked.filter(
    (file) => /^web\/src\/.*\.tsx?$/.test(file) && !/\.test\.|testing\//.test(file),
  );
  const asking = own.filter((file) =>
    /Date\.now\(\)|new Date\(\)/.test(readFileSync(path.join(ROOT, file), 'utf8')),
  );
  expect(asking).toEqual(DEVICE_TIMES.toSorted());
});
