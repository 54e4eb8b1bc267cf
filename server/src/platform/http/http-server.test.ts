import { once } from 'node:events';
import { connect } from 'node:net';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { createHttpServer } from './http-server.ts';
import { refuseKernel } from './problem-handler.ts';

const serve = () => createHttpServer(readConfig({ NODE_ENV: 'test' }), pino({ level: 'silent' }));

describe('an address that is known, asked in a way that it does not know', () => {
  test.each([
    ['DELETE', '/api/things'],
    ['GET', '/api/things/7'],
    ['OPTIONS', '/api/things'],
    ['HEAD', '/api/things'],
  ] as const)('%s %s says which ways it knows', async (method, url) => {
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

  test('one that is not known is not found, whatever the way', async () => {
    const http = await serve();
    http.put('/api/things/:id', async () => ({}));
    expect((await http.inject({ method: 'POST', url: '/api/things/7/8' })).statusCode).toBe(404);
    await http.close();
  });
});

describe('somebody who sends a body drop by drop', () => {
  const PATIENCE = { smallMs: 300, largeMs: 1_500 };

  /** Sends a head and the beginning of a body, and answers what came back when the line was cut. */
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

  test('is told so and hung up on, and nothing is done', async () => {
    const { heard, ms, acts } = await sendSlowly('/small');
    expect(heard).toMatch(/^HTTP\/1.1 408 .*"code":"request.timeout"/s);
    expect(ms).toBeLessThan(PATIENCE.largeMs);
    expect(acts).toBe(0);
  });

  test('has longer where large bodies are taken, and not for ever', async () => {
    const { heard, ms, acts } = await sendSlowly('/large');
    expect(heard).toContain('408');
    expect(ms).toBeGreaterThan(PATIENCE.largeMs);
    expect(acts).toBe(0);
  });

  test('who was refused by the head is hung up on', async () => {
    const { heard, ms, acts } = await sendSlowly('/refused');
    expect(heard).toContain('401');
    expect(ms).toBeLessThan(PATIENCE.largeMs);
    expect(acts).toBe(0);
  });
});

test('pages may use camera and microphone here, and ask for no place', async () => {
  const http = await serve();
  const { headers } = await http.inject('/anywhere');
  await http.close();
  expect(headers['permissions-policy']).toBe('camera=(self), microphone=(self), geolocation=()');
});

/** The content policy of every answer, a rule a line. */
async function contentPolicy(): Promise<string[]> {
  const http = await serve();
  const { headers } = await http.inject('/anywhere');
  await http.close();
  return String(headers['content-security-policy']).split(';');
}

test('nothing is loaded but what a rule names', async () => {
  expect(await contentPolicy()).toContain("default-src 'none'");
});

test.each(['script-src', 'style-src', 'font-src', 'manifest-src', 'worker-src'])(
  '%s is of this very server only',
  async (rule) => {
    expect(await contentPolicy()).toContain(`${rule} 'self'`);
  },
);
