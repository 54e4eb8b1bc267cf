import { expect, test } from 'vitest';
import { testApp } from '../../testing/test-app.ts';

test.each([
  ['from another machine', { remoteAddress: '192.0.2.7' }],
  ['through a tunnel', { headers: { host: 'a-tunnel.example' } }],
])('the development mailbox is closed %s', async (_, request) => {
  const t = await testApp({ HOST: '0.0.0.0', PUBLIC_URL: 'http://a-tunnel.example' });
  for (const url of ['/dev/correo', '/dev/correo/estilo.css', '/dev/correo/'])
    expect((await t.http.inject({ url, ...request })).statusCode).toBe(404);
  expect((await t.http.inject('/dev/correo')).statusCode).toBe(200);
});
