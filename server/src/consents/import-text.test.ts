import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getConsentText } from '@app/contract/consents';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { proves } from '../../../architecture/requirements/index.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { importText } from './import-text.ts';

let t: TestApp;
let site: Server;
let address: string;
let page: { status?: number; type?: string; body: string };

const PARAGRAPH =
  'El servicio es de atención primaria de baja complejidad y no es para emergencias. ';
const TERMS = `<!doctype html><html><head><title>x</title><script>alert('robo')</script>
  <style>p{color:red}</style></head><body><nav>Inicio</nav><h1>Términos</h1>
  <p>${PARAGRAPH.repeat(3)}</p><p onclick="robar()">Escribí a <a href="https://otro.sitio/">soporte</a>.
  <img src="https://otro.sitio/espia.png"></p></body></html>`;

beforeAll(async () => {
  t = await testApp();
  site = createServer((_, answer) => {
    answer.writeHead(page.status ?? 200, {
      'content-type': page.type ?? 'text/html; charset=utf-8',
    });
    answer.end(page.body);
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
  address = `http://127.0.0.1:${(site.address() as AddressInfo).port}/terminos`;
});
afterAll(() => {
  site.close();
});
beforeEach(() => {
  page = { body: TERMS };
});

const inForce = async () =>
  (await t.call(getConsentText, { params: { kind: 'terms' } })).json().data;
const bring = () => importText(t.database, 'terms', address);

describe('a text is refused', () => {
  test.each([
    ['that the site does not have', { status: 404, body: 'no está' }, /404/],
    ['that is no text', { type: 'application/pdf', body: '%PDF-1.4' }, /application\/pdf/],
    ['of hardly any words', { body: '<html><body>En obras</body></html>' }, /hardly any text/],
    [
      'of more than 1 MB',
      { type: 'text/plain', body: 'x'.repeat(1024 * 1024 + 1) },
      /1048576 bytes/,
    ],
  ])('%s', async (_, given, words) => {
    page = given;
    await expect(bring()).rejects.toThrow(words);
    expect((await t.call(getConsentText, { params: { kind: 'terms' } })).statusCode).toBe(404);
  });
});

describe('an imported text', () => {
  test('is stored as words only, as the version in force', async () => {
    proves('call-terms');
    expect(await bring()).toEqual({ version: 1, isNew: true });
    const { body, version, body_hash } = await inForce();
    expect(version).toBe(1);
    expect(body_hash).toMatch(/^[0-9a-f]{64}$/);
    expect(body).toContain('Términos\n\nEl servicio es de atención primaria');
    expect(body).toContain('Escribí a soporte.');
    for (const trace of ['<', 'alert', 'robar', 'otro.sitio', 'color', 'Inicio'])
      expect(body).not.toContain(trace);
  });

  test('makes no new version if unchanged; otherwise it does, and the old one stays', async () => {
    expect(await bring()).toEqual({ version: 1, isNew: false });
    page = { body: TERMS.replace('baja complejidad', 'complejidad baja') };
    expect(await bring()).toEqual({ version: 2, isNew: true });
    expect((await inForce()).body).toContain('complejidad baja');
    const { rows } = await t.pool.query(
      `select version from consent_text where kind = 'terms' order by version`,
    );
    expect(rows).toEqual([{ version: 1 }, { version: 2 }]);
  });
});
