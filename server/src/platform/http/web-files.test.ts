import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { handleProblems } from './problem-handler.ts';
import { serveWeb } from './web-files.ts';

const SCRIPT = 'export const word = "hola";';
const folder = mkdtempSync(path.join(tmpdir(), 'cercana-web-'));
mkdirSync(path.join(folder, 'assets'));
writeFileSync(path.join(folder, 'index.html'), '<head><title>x</title></head>');
writeFileSync(path.join(folder, 'assets/a-1234.js'), SCRIPT);
writeFileSync(path.join(folder, 'assets/a-1234.js.br'), brotliCompressSync(SCRIPT));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function start() {
  const app = fastify();
  handleProblems(app);
  await serveWeb(app, folder, {
    brand: 'Clínica & Cía',
    support: { email: 'a@b.test', phone: '0800 1', hours: 'de 9 a 18' },
    development: false,
    google: false,
  });
  return app;
}

test('a file or a call that does not exist is no page', async () => {
  const app = await start();
  expect((await app.inject('/assets/b-9999.js')).statusCode).toBe(404);
  expect((await app.inject('/api/nothing')).statusCode).toBe(404);
});

test('a part of the application travels compressed to whoever reads that, and is kept a year', async () => {
  const app = await start();
  const plain = await app.inject('/assets/a-1234.js');
  expect(plain.body).toBe(SCRIPT);
  expect(plain.headers['cache-control']).toContain('immutable');
  const small = await app.inject({
    url: '/assets/a-1234.js',
    headers: { 'accept-encoding': 'gzip, br' },
  });
  expect(small.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe(SCRIPT);
});

test('every other address is the page, with the name of the clinic', async () => {
  const app = await start();
  const page = await app.inject('/paciente');
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('<title>Cl');
  expect(page.body).toContain('&#38;');
  expect(page.headers['cache-control']).toBe('no-cache');
});
