import { pino } from 'pino';
import { afterEach, describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { createHttpServer } from './http-server.ts';
import { type MetricsAccess, operationsRoutes } from './operations.ts';

const TOKEN = 'a token of the tests';
const close: (() => Promise<void>)[] = [];
afterEach(() => Promise.all(close.splice(0).map((one) => one())));

async function serve(access: Partial<MetricsAccess>, isReady = true) {
  const config = readConfig({ NODE_ENV: 'test' });
  const http = await createHttpServer(config, pino({ level: 'silent' }));
  operationsRoutes(http, async () => isReady, { ...config, ...access });
  close.push(() => http.close());
  return (url: string, authorization?: string) =>
    http.inject({ url, headers: authorization ? { authorization } : {} });
}

describe('the measurements are refused', () => {
  test.each([undefined, 'Bearer ', 'Bearer another token', TOKEN, `Basic ${TOKEN}`])(
    'with %s where a token is set',
    async (authorization) => {
      const get = await serve({ METRICS_TOKEN: TOKEN, HOST: '127.0.0.1' });
      const answer = await get('/metrics', authorization);
      expect(answer.statusCode).toBe(401);
      expect(answer.body).not.toContain('http_request');
    },
  );

  test.each([
    { NODE_ENV: 'production', HOST: '127.0.0.1' },
    { NODE_ENV: 'development', HOST: '0.0.0.0' },
    { NODE_ENV: 'development', HOST: '192.0.2.7' },
  ] as const)('to %o without a token being set', async (access) => {
    const get = await serve(access);
    expect((await get('/metrics')).statusCode).toBe(404);
    expect((await get('/metrics', 'Bearer undefined')).statusCode).toBe(404);
  });

  test('by a token too short', () => {
    expect(() => readConfig({ METRICS_TOKEN: 'short' })).toThrow(/METRICS_TOKEN/);
  });
});

test.each(['production', 'development'] as const)(
  'in %s the token opens the measurements',
  async (NODE_ENV) => {
    const get = await serve({ METRICS_TOKEN: TOKEN, NODE_ENV, HOST: '0.0.0.0' });
    await get('/healthz');
    const answer = await get('/metrics', `Bearer ${TOKEN}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toMatch(/http_request_duration_seconds_count\{.*route="\/healthz"/);
  },
);

test.each(['127.0.0.1', '::1', 'localhost'])('a developer on %s needs no token', async (HOST) => {
  const get = await serve({ NODE_ENV: 'development', HOST });
  expect((await get('/metrics')).statusCode).toBe(200);
});

test('a node that is alive but not ready reports it', async () => {
  const get = await serve({}, false);
  expect((await get('/healthz')).statusCode).toBe(200);
  expect((await get('/readyz')).statusCode).toBe(503);
});

describe('in production readiness is reported', () => {
  const ask = async (headers: object, remoteAddress = '192.0.2.7') => {
    const config = readConfig({ NODE_ENV: 'test', PUBLIC_URL: 'https://cercana.example' });
    const http = await createHttpServer(config, pino({ level: 'silent' }));
    const access = { METRICS_TOKEN: TOKEN, NODE_ENV: 'production', HOST: '0.0.0.0' } as const;
    operationsRoutes(http, async () => true, access);
    close.push(() => http.close());
    return (await http.inject({ url: '/readyz', remoteAddress, headers: { ...headers } }))
      .statusCode;
  };

  test('not to strangers', async () => {
    expect(await ask({})).toBe(401);
    expect(await ask({ host: 'cercana.example' }, '127.0.0.1')).toBe(401);
  });

  test('to holders of the token, and on the machine itself', async () => {
    expect(await ask({ authorization: `Bearer ${TOKEN}` })).toBe(200);
    expect(await ask({}, '127.0.0.1')).toBe(200);
  });
});
