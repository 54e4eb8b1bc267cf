import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readConfig } from '../platform/config.ts';
import { type OpenDatabase, openDatabase } from '../platform/database/database.ts';
import { aClamd, type Clamd } from '../testing/clamd.ts';
import { cloneDatabase } from '../testing/test-database.ts';
import { diagnose } from './doctor.ts';

let clamd: Clamd;
let cloned: Awaited<ReturnType<typeof cloneDatabase>>;
let opened: OpenDatabase;
beforeAll(async () => {
  [clamd, cloned] = await Promise.all([aClamd(), cloneDatabase()]);
  opened = openDatabase(cloned.url, { onError: () => {} });
});
afterAll(async () => {
  await clamd.remove();
  await opened.close();
  await cloned.drop();
});

/** The doctor's output with these settings. */
async function said(environment: NodeJS.ProcessEnv): Promise<string> {
  const console_ = vi.spyOn(console, 'log').mockImplementation(() => {});
  await diagnose({ url: cloned.url, pool: opened.pool, config: readConfig(environment) });
  const lines = console_.mock.calls.flat().join('\n');
  console_.mockRestore();
  return lines;
}

test('the doctor says whether somebody looks at what patients attach', async () => {
  expect(await said({})).toContain('✗ no antivirus: what patients attach is not looked at');
  const configured = { ANTIVIRUS_URL: clamd.url };
  expect(await said(configured)).toContain('✗ the antivirus does not answer');
  await clamd.start();
  expect(await said(configured)).toContain('✓ the antivirus answers');
});
