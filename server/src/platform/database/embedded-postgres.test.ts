import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, expect, test, vi } from 'vitest';
import { freePort } from '../free-port.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

vi.mock('../free-port.ts', async (original) => {
  const real = await original<typeof import('../free-port.ts')>();
  return { freePort: vi.fn(real.freePort) };
});

const folder = mkdtempSync(path.join(tmpdir(), 'cercana-postgres-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('where somebody took the port before it listened, it listens at another', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port: taken } = other.address() as AddressInfo;
  vi.mocked(freePort).mockResolvedValueOnce(taken);

  const postgres = await startEmbeddedPostgres({
    directory: path.join(folder, 'postgres'),
    what: 'a test',
    throwAway: true,
  });
  const client = new pg.Client(postgres.url);
  await client.connect();
  await client.end();
  await postgres.stop();
  other.close();

  expect(new URL(postgres.url).port).not.toBe(String(taken));
});
