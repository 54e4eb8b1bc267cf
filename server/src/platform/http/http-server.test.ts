import { once } from 'node:events';
import { connect } from 'node:net';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { createHttpServer } from './http-server.ts';
import { refuseKernel } from './problem-handler.ts';

const serve = () => createHttpServer(readConfig({ NODE_ENV: 'test' }), pino({ level: 'silent' }));

describe('a known address with an unknown method', () => {
  test.each([
    ['DELETE', '/api/things'],
    ['GET', '/api/things/7'],
    ['OPTIONS', '/api/things'],
    ['HEAD', '/api/things'],
  ] as const)('%s %s lists its methods', async (method, url) => {
    const http = await serve();
    http.get('/api/things', { exposeHeadRoute: false }, async () => []);
    http.post('/api/things', async () => ({}));
    http.put('/api/things/:id', async () => ({}));
    const answer = await http.inject({ method, url: `${url}?a=1` });
    await http.close();
    expect(answer.statusCode).toBe(405);
    expect(answer.headers.allow).toBe(url === '/api/things' ? 'GET, POST' : 'PUT');
    if (method !== 'HEAD') expect(answer.json().code).toBe('request.method-not-allowed');
  });

  test('an unknown address is not found, whatever the method', async () => {
    const http = await serve();
    http.put('/api/things/:id', async () => ({}));
    expect((await http.inject({ method: 'POST', url: '/api/things/7/8' })).statusCode).toBe(404);
    await http.close();
  });
});

describe('a slow body', () => {
  const PATIENCE = { smallMs: 300, largeMs: 1_500 };

  /** Sends headers and the start of a body, and returns what came back before the connection was closed. */
  async function sendSlowly(path: string): Promise<{ heard: string; ms: number; acts: number }> {
    const config = readConfig({ NODE_ENV: 'test' });
    const http = await createHttpServer(config, pino({ level: 'silent' }), PATIENCE);
    let acts = 0;
    const act = async () => ({ acts: ++acts });
    http.post('/small', act);
    http.post('/large', { bodyLimit: 8_000_000 }, act);
    const refuse = async () => {
      throw refuseKernel('session.required');
    };
    http.post('/refused', { bodyLimit: 8_000_000, onRequest: refuse }, act);
    const { port } = new URL(await http.listen({ host: '127.0.0.1', port: 0 }));
    const socket = connect(Number(port), '127.0.0.1');
    const began = performance.now();
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"a":`,
    );
    let heard = '';
    socket.on('data', (data) => {
      heard += data;
    });
    socket.on('error', () => {});
    await once(socket, 'close');
    const ms = performance.now() - began;
    await http.close();
    return { heard, ms, acts };
  }

  test('is refused and disconnected, and nothing is done', async () => {
    const { heard, ms, acts } = await sendSlowly('/small');
    expect(heard).toMatch(/^HTTP\/1.1 408 .*"code":"request.timeout"/s);
    expect(ms).toBeLessThan(PATIENCE.largeMs);
    expect(acts).toBe(0);
  });

  test('has more time where large bodies are accepted, but not for ever', async () => {
    const { heard, ms, acts } = await sendSlowly('/large');
    expect(heard).toContain('408');
    expect(ms).toBeGreaterThan(PATIENCE.largeMs);
    expect(acts).toBe(0);
  });

  test('is disconnected when the headers were refused', async () => {
    const { heard, ms, acts } = await sendSlowly('/refused');
    expect(heard).toContain('401');
    expect(ms).toBeLessThan(PATIENCE.largeMs);
    expect(acts).toBe(0);
  });
});

test.each(['/api/things', '/%61pi/things', '/services/things', '/%73ervices/things'])(
  'what %s answers is kept by nobody',
  async (url) => {
    const http = await serve();
    for (const path of ['/api/things', '/services/things'])
      http.get(path, async () => ['personal']);
    const { headers, statusCode } = await http.inject(url);
    await http.close();
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
  },
);

test('pages may use camera and microphone, but not the location', async () => {
  const http = await serve();
  const { headers } = await http.inject('/anywhere');
  await http.close();
  expect(headers['permissions-policy']).toBe('camera=(self), microphone=(self), geolocation=()');
});

/** The content policy of an answer, one line per rule. */
async function contentPolicy(): Promise<string[]> {
  const http = await serve();
  const { headers } = await http.inject('/anywhere');
  await http.close();
  return String(headers['content-security-policy']).split(';');
}

test('the content policy names every source', async () => {
  expect(await contentPolicy()).toContain("default-src 'none'");
});

test.each(['script-src', 'style-src', 'font-src', 'manifest-src', 'worker-src'])(
  '%s is limited to this server',
  async (rule) => {
    expect(await contentPolicy()).toContain(`${rule} 'self'`);
  },
);
