import { once } from 'node:events';
import { connect } from 'node:net';
import { problemSchema } from '@app/contract/kernel';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { createHttpServer } from './http-server.ts';

/** What the server answers to these bytes, until it closes the connection. */
async function answerTo(sent: string): Promise<{ head: string; body: string; acts: number }> {
  const http = await createHttpServer(readConfig({ NODE_ENV: 'test' }), pino({ level: 'silent' }));
  let acts = 0;
  http.get('/', async () => ({ acts: ++acts }));
  const { port } = new URL(await http.listen({ host: '127.0.0.1', port: 0 }));
  const socket = connect(Number(port), '127.0.0.1');
  let heard = '';
  socket.on('data', (data) => {
    heard += data;
  });
  socket.write(sent);
  await once(socket, 'close');
  await http.close();
  const [head = '', body = ''] = heard.split('\r\n\r\n');
  return { head: head.toLowerCase(), body, acts };
}

const LONG = 'a'.repeat(20_000);

test.each([
  ['bad syntax', 'HOLA\r\n\r\n', 400, 'request.invalid'],
  [
    'a length that is no number',
    'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: x\r\n\r\n',
    400,
    'request.invalid',
  ],
  [
    'headers that are too large',
    `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${LONG}\r\n\r\n`,
    431,
    'request.headers-too-large',
  ],
  [
    'two host names',
    'GET / HTTP/1.1\r\nHost: localhost\r\nHost: otra.test\r\nConnection: close\r\n\r\n',
    400,
    'request.invalid',
  ],
])('%s is refused as every refusal, and nothing is done', async (_, sent, status, code) => {
  const { head, body, acts } = await answerTo(sent);
  expect(head).toContain(`http/1.1 ${status} `);
  expect(head).toContain('content-type: application/problem+json');
  expect(head).toContain("content-security-policy: default-src 'none'");
  expect(head).toContain('x-content-type-options: nosniff');
  expect(problemSchema.parse(JSON.parse(body))).toMatchObject({ status, code });
  expect(acts).toBe(0);
});
