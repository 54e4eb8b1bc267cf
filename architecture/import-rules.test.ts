import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');

/** Files that break a rule on purpose, with the rule that must report them. */
const BREAKS: [rule: string, file: string, text: string][] = [
  ['contract-is-the-bottom', 'contract/src/broken/broken.schema.ts', `import 'node:fs';`],
  [
    'server-and-web-never-meet',
    'server/src/catalogs/broken.ts',
    `import '../../../web/src/lib/store.ts';`,
  ],
  ['outside-looks-in', 'e2e/broken.ts', `import '../server/src/version.ts';`],
  [
    'capability-through-its-index',
    'server/src/consultations/broken.ts',
    `import '../catalogs/catalogs.repository.ts';`,
  ],
  ['web-features-do-not-meet', 'web/src/presence/broken.ts', `import '../guard-queue/index.ts';`],
  [
    'web-features-do-not-meet',
    'web/src/lib/readings/broken.queries.ts',
    `import '../../presence/index.ts';`,
  ],
  ['shared-code-knows-no-capability', 'web/src/lib/broken.ts', `import '@app/contract/catalogs';`],
  [
    'shared-code-knows-no-capability',
    'server/src/platform/broken.ts',
    `import '../accounts/index.ts';`,
  ],
  ['sql-stays-in-repositories', 'server/src/catalogs/broken.ts', `import 'kysely';`],
  ['rules-know-no-transport', 'server/src/catalogs/broken.ts', `import 'fastify';`],
  [
    'fixtures-are-for-tests',
    'server/src/catalogs/broken.ts',
    `import '@app/contract/accounts/fixtures';`,
  ],
  [
    'no-cycles',
    'server/src/catalogs/broken.ts',
    `import type { broken as it } from './broken.ts';`,
  ],
  [
    'downhill-from-consents-help',
    'server/src/consents/broken.ts',
    `import '../accounts/index.ts';`,
  ],
  [
    'downhill-from-consultations-dispensing-payments',
    'server/src/consultations/broken.ts',
    `import '../clinical-history/index.ts';`,
  ],
];

const written: string[] = [];
afterAll(() => {
  for (const file of written) rmSync(file, { force: true });
  rmSync(path.join(ROOT, 'contract/src/broken'), { recursive: true, force: true });
});

/** The rules that dependency-cruiser reports for a file. */
function brokenRules(file: string): string[] {
  const { stdout } = spawnSync(
    process.execPath,
    [
      path.join(ROOT, 'node_modules/.bin/depcruise'),
      file,
      '--config',
      '.dependency-cruiser.cjs',
      '--output-type',
      'json',
    ],
    { cwd: ROOT, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  const { summary } = JSON.parse(stdout) as {
    summary: { violations: { from: string; rule: { name: string } }[] };
  };
  return summary.violations.filter(({ from }) => from === file).map(({ rule }) => rule.name);
}

test.each(BREAKS)('%s reports a file that breaks it', (rule, file, text) => {
  const full = path.join(ROOT, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, `${text}\nexport const broken = true;\n`);
  written.push(full);
  try {
    expect(brokenRules(file)).toContain(rule);
  } finally {
    rmSync(full, { force: true });
  }
});
