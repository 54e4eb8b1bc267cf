import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from './testing/test-app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ NODE_ENV: 'production', HOST: '0.0.0.0' });
});

test.each(['/api/docs', '/api/openapi.json', '/dev/correo', '/metrics'])(
  'in production there is no %s',
  async (url) => {
    expect((await t.http.inject(url)).statusCode).toBe(404);
  },
);

test('in production readiness is nothing for strangers', async () => {
  const stranger = await t.http.inject({ url: '/readyz', remoteAddress: '192.0.2.7' });
  expect(stranger.statusCode).toBe(404);
  expect((await t.http.inject('/readyz')).statusCode).toBe(200);
});
