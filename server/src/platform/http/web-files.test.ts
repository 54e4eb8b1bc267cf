import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import fastify from 'fastify';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { createHttpServer } from './http-server.ts';
import { handleProblems } from './problem-handler.ts';
import { serveWeb } from './web-files.ts';

const SCRIPT = 'export const word = "hola";';
const folder = mkdtempSync(path.join(tmpdir(), 'cercana-web-'));
mkdirSync(path.join(folder, 'assets'));
writeFileSync(
  path.join(folder, 'index.html'),
  '<head><title>x</title><script type="module" src="/assets/first-page.js"></script></head><noscript><h1>x</h1></noscript>',
);
mkdirSync(path.join(folder, '.vite'));
writeFileSync(
  path.join(folder, '.vite/manifest.json'),
  JSON.stringify({
    '_first-page.js': { file: 'assets/first-page.js' },
    '_card.js': { file: 'assets/card.js', imports: ['_first-page.js'] },
    '_landing.js': {
      name: 'landing',
      file: 'assets/landing.js',
      imports: ['_first-page.js', '_card.js'],
    },
    '_own-account.js': { name: 'own-account', file: 'assets/own-account.js' },
    '_frame.js': { name: 'frame', file: 'assets/frame.js', imports: ['_card.js'] },
    '_patient-readings.js': {
      name: 'patient-readings',
      file: 'assets/patient-readings.js',
      imports: ['_first-page.js', '_frame.js'],
    },
  }),
);
writeFileSync(path.join(folder, 'manifest.webmanifest'), '{"name":"x","lang":"es-AR"}');
writeFileSync(path.join(folder, 'sw.js'), 'const KEPT_FILES=[];');
writeFileSync(path.join(folder, 'assets/a-1234.js'), SCRIPT);
writeFileSync(path.join(folder, 'assets/a-1234.js.br'), brotliCompressSync(SCRIPT));
writeFileSync(path.join(folder, '.env.local'), 'SECRET=1');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const OPTIONS = {
  brand: 'Cercana',
  support: { email: 'a@b.test', hours: 'de 9 a 18' },
  development: false,
  google: false,
  booking: false,
  contents: async () => '',
};

test('the page of a browser without JavaScript has the name of the installation', async () => {
  const { body } = await (await start()).inject('/');
  expect(body).toContain('<noscript><h1>Clínica &#38; Cía</h1>');
});

test.each([
  ['/pago-de-prueba/1', true, "'self'", 'SAMEORIGIN'],
  ['/pago-de-prueba/1', false, "'none'", 'DENY'],
  ['/paciente/mis-pedidos', true, "'none'", 'DENY'],
])('%s, with payments of tests: %s, may be framed by %s', async (url, testCheckout, who, old) => {
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' });
  const app = await createHttpServer(config, pino({ level: 'silent' }));
  await serveWeb(app, folder, { ...OPTIONS, testCheckout });
  const { headers } = await app.inject(url);
  expect(headers['content-security-policy']).toContain(`frame-ancestors ${who}`);
  expect(headers['x-frame-options']).toBe(old);
  await app.close();
});

async function start(brand = 'Clínica & Cía') {
  const app = fastify();
  handleProblems(app);
  await serveWeb(app, folder, {
    brand,
    support: { email: 'a@b.test', phone: '0800 1', hours: 'de 9 a 18' },
    development: false,
    google: false,
    booking: true,
    testCheckout: true,
    contents: async () => '',
  });
  return app;
}

const HOME = ['own-account', 'frame', 'card', 'patient-readings'];

test.each([
  ['/', ['landing', 'card']],
  ['/logout', ['landing', 'card']],
  ['/?utm_source=radio', ['landing', 'card']],
  ['/paciente', HOME],
  ['/paciente/mis-turnos', []],
  ['/login', []],
])('%s fetches with the page what it shows first', async (url, parts) => {
  const { body } = await (await start()).inject(url);
  const fetched = [...body.matchAll(/<link rel="modulepreload" href="([^"]*)">/g)];
  expect(fetched.map(([, href]) => href)).toEqual(parts.map((name) => `/assets/${name}.js`));
});

test('a missing file or call is not answered with the page', async () => {
  const app = await start();
  expect((await app.inject('/assets/b-9999.js')).statusCode).toBe(404);
  expect((await app.inject('/api/nothing')).statusCode).toBe(404);
});

test.each([
  '/.env.local',
  '/../package.json',
  '/assets/..%2f..%2fpackage.json',
  '/assets/%2e%2e/.env.local',
])('no file is served as %s', async (address) => {
  expect((await (await start()).inject(address)).statusCode).toBe(404);
});

/** Status of a raw request line: clients would normalize the path first. */
async function statusOf(line: string): Promise<string | undefined> {
  const app = await start();
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  const socket = connect(Number(port), '127.0.0.1');
  socket.write(`GET ${line} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  const answer = await text(socket);
  await app.close();
  return /^HTTP\/1.1 (\d+)/.exec(answer)?.[1];
}

test.each([
  '//evil.example',
  '//evil.example/x.js',
  '//',
  '/../',
  '/../../etc/passwd',
  '/assets/../../x.js',
  '/%2e%2e/x.js',
  '/\\evil.js',
  '/.env',
  'http://evil.example/',
  'http://evil.example/x.js',
  '*',
])('an invalid path is not answered with the page: %s', async (line) => {
  expect(await statusOf(line)).toBe('404');
});

test.each(['/', '/login', '/assets/a-1234.js'])(
  'another method than reading a page is refused with those it has: %s',
  async (url) => {
    const { statusCode, headers } = await (await start()).inject({ method: 'POST', url });
    expect([statusCode, headers.allow]).toEqual([405, 'GET, HEAD']);
  },
);

test.each([
  '/historia-clinica/maria.gonzalez@cercana.test',
  '/historia-clinica/maria.gonzalez%40cercana.test?showheader',
  '/signup/eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln',
])('a screen whose address has a dot, as %s, is the page', async (address) => {
  const { statusCode, headers } = await (await start()).inject(address);
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toContain('text/html');
});

test('a file of the application is compressed where accepted, and cached for a year', async () => {
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

test("A text or a name with a replacement's signs stands in the page as it was written", async () => {
  const signs = "$' $& $` $1 $$";
  const app = fastify();
  handleProblems(app);
  const options = { ...OPTIONS, brand: signs, contents: async () => signs, testCheckout: false };
  await serveWeb(app, folder, options);
  const { body } = await app.inject('/paciente');
  expect(body.match(/<\/head>/g)).toHaveLength(1);
  const [, title] = /<title>([^<]*)/.exec(body) ?? [];
  const [, contents] = /<meta name="cercana-contents" content="([^"]*)"/.exec(body) ?? [];
  const written = (text = '') =>
    text.replaceAll(/&#(\d+);/g, (_, code) => String.fromCharCode(code));
  expect([written(title), written(contents)]).toEqual([signs, signs]);
});

test.each([true, false])(
  'where patients book by themselves (%s) the page says so',
  async (booking) => {
    const app = fastify();
    handleProblems(app);
    await serveWeb(app, folder, {
      ...OPTIONS,
      booking,
      testCheckout: false,
      contents: async () => '',
    });
    const { body } = await app.inject('/paciente');
    expect(body.includes('<meta name="cercana-booking" content="true"')).toBe(booking);
  },
);

test('the application is installed under the name of the clinic', async () => {
  const app = await start();
  const manifest = await app.inject('/manifest.webmanifest');
  expect(manifest.headers['content-type']).toContain('application/manifest+json');
  expect(manifest.headers['cache-control']).toBe('no-cache');
  expect(manifest.json()).toEqual({
    name: 'Clínica & Cía',
    short_name: 'Clínica & Cía',
    lang: 'es-AR',
  });
});

test('the worker is not cached, and changes with the page', async () => {
  const app = await start();
  const worker = async (brand?: string) => (await start(brand)).inject('/sw.js');
  const first = await worker();
  const [, version] = /"([0-9a-f]{16})"/.exec(first.body) ?? [];
  expect((await app.inject('/')).body).toContain(`name="cercana-version" content="${version}"`);
  expect(first.headers['content-type']).toContain('text/javascript');
  expect(first.headers['cache-control']).toBe('no-cache');
  expect(first.body).toMatch(/^const SHELL_VERSION="[0-9a-f]{16}";\nconst KEPT_FILES/);
  expect((await worker()).body).toBe(first.body);
  expect((await worker('Otra clínica')).body).not.toBe(first.body);
});
