import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ConfigError, readConfig } from '../../platform/config.ts';
import { startSigningWorker } from './signing-worker.ts';

const root = mkdtempSync(path.join(tmpdir(), 'cercana-signers-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const now = new Date('2026-03-07T12:00:00Z');

/** The id of the key that a server signs with. */
async function keyIdOfServer(DATA_DIR: string, environment: NodeJS.ProcessEnv = {}) {
  const worker = await startSigningWorker(readConfig({ DATA_DIR, ...environment }), now);
  await worker.close();
  return worker.keyId;
}

test('half a key is refused before the start', () => {
  const half = '-----BEGIN PRIVATE KEY-----\nMC4=\n-----END PRIVATE KEY-----';
  expect(() => readConfig({ SIGNING_KEY: half })).toThrow(ConfigError);
});

test('a server keeps the key that it created', async () => {
  const folder = path.join(root, 'alone');
  expect(await keyIdOfServer(folder)).toBe(await keyIdOfServer(folder));
});

test('servers with the same key sign with it, and create none', async () => {
  const [first, second] = [path.join(root, 'first'), path.join(root, 'second')];
  const keyId = await keyIdOfServer(first);
  const SIGNING_KEY_FILE = path.join(first, 'signing/document-signer.pem');
  expect(await keyIdOfServer(second, { SIGNING_KEY_FILE })).toBe(keyId);
  expect(await keyIdOfServer(second, { SIGNING_KEY: readFileSync(SIGNING_KEY_FILE, 'utf8') })).toBe(
    keyId,
  );
  expect(readdirSync(root)).not.toContain('second');
});
