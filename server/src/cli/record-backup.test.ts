import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { closeWithFile } from '../testing/close-with-file.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { recordBackup } from './record-backup.ts';

let t: TestApp;
const folder = mkdtempSync(path.join(tmpdir(), 'cercana-backup-'));
closeWithFile(() => rmSync(folder, { recursive: true }));
beforeAll(async () => {
  t = await testApp();
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterAll(() => vi.restoreAllMocks());

const rows = async () => (await t.pool.query('select * from backup_run')).rows;

test('a file that is not there, or is empty, is no backup', async () => {
  await expect(recordBackup(t, ['--file', path.join(folder, 'none')])).rejects.toThrow('ENOENT');
  const empty = path.join(folder, 'empty');
  writeFileSync(empty, '');
  await expect(recordBackup(t, ['--file', empty])).rejects.toThrow('backup_run_bytes_check');
  expect(await rows()).toEqual([]);
});

test('a backup is stored with its time, its size and its hash', async () => {
  const file = path.join(folder, 'backup');
  writeFileSync(file, 'abc');
  const made = new Date('2026-11-22T06:00:00Z');
  utimesSync(file, made, made);
  await recordBackup(t, ['--file', file]);
  expect(await rows()).toMatchObject([
    {
      finished_at: made,
      bytes: 3,
      sha256: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    },
  ]);
});
