import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { createHttpServer, type HttpServer } from './http-server.ts';
import { isFromHere, isOwnHost, isOwnOrigin, publicUrlOf } from './own-address.ts';

const PUBLIC = { PUBLIC_URL: 'https://cercana.example', HOST: '0.0.0.0' };

describe('the server does not answer as', () => {
  test.each([
    'evil.example',
    'cercana.example.evil.example',
    'cercana.example:8443',
    'localhost.evil.example',
    '192.0.2.7',
    '0.0.0.0:3000',
    '',
    undefined,
  ])('%s', (host) => {
    expect(isOwnHost(PUBLIC, host)).toBe(false);
  });
});

test.each(['cercana.example', 'localhost:3000', '127.0.0.1:3000', '[::1]:3000', '127.0.0.1'])(
  'the server answers as %s',
  (host) => {
    expect(isOwnHost(PUBLIC, host)).toBe(true);
  },
);

test('an address that it listens on is its own', () => {
  expect(isOwnHost({ PUBLIC_URL: undefined, HOST: '192.0.2.7' }, '192.0.2.7:3000')).toBe(true);
});

test.each([
  ['https://cercana.example', '0.0.0.0', 'https://cercana.example'],
  [undefined, '0.0.0.0', 'http://localhost:3000'],
  [undefined, '::', 'http://localhost:3000'],
  [undefined, '::1', 'http://[::1]:3000'],
  [undefined, '192.0.2.7', 'http://192.0.2.7:3000'],
])('links with the public address %s of a server on %s lead to %s', (url, HOST, leadsTo) => {
  expect(publicUrlOf({ PUBLIC_URL: url, HOST, PORT: 3000 })).toBe(leadsTo);
});

describe('a page may not write from', () => {
  test.each([
    ['http://cercana.example', 'cercana.example'],
    ['https://cercana.example:8443', 'cercana.example'],
    ['https://evil.example', 'cercana.example'],
    ['http://evil.example', 'evil.example'],
    ['https://localhost:3000', 'localhost:3000'],
    ['http://localhost:4000', 'localhost:3000'],
    ['null', 'localhost:3000'],
    [undefined, 'evil.example'],
    [undefined, undefined],
  ])('%s to %s', (origin, host) => {
    expect(isOwnOrigin(PUBLIC, origin, host)).toBe(false);
  });
});

test.each([
  ['https://cercana.example', 'cercana.example'],
  ['https://cercana.example', '127.0.0.1:3000'],
  ['http://localhost:3000', 'localhost:3000'],
  [undefined, 'cercana.example'],
])('a page may write from %s to %s', (origin, host) => {
  expect(isOwnOrigin(PUBLIC, origin, host)).toBe(true);
});

test.each([
  ['192.0.2.7', 'localhost:3000', false],
  ['127.0.0.1', 'a-tunnel.example', false],
  ['no address', 'localhost:3000', false],
  ['127.0.0.1', 'localhost:3000', true],
  ['::ffff:127.0.0.1', '127.0.0.1:3000', true],
  ['::1', '[::1]:3000', true],
])('whether a request from %s for %s is local: %s', (ip, host, isHere) => {
  expect(isFromHere({ ip, host })).toBe(isHere);
});

describe('a request for another host', () => {
  let http: HttpServer;
  beforeAll(async () => {
    const config = readConfig({ NODE_ENV: 'test', HOST: '0.0.0.0' });
    http = await createHttpServer(config, pino({ level: 'silent' }));
    http.get('/page', async () => 'what is here');
  });
  afterAll(() => http.close());

  test.each(['/page', '/api/nothing'])('is refused %s', async (url) => {
    const answer = await http.inject({ url, headers: { host: 'evil.example' } });
    expect(answer.json()).toMatchObject({ status: 421, code: 'request.misdirected' });
  });
});
