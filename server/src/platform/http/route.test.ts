import { anybody, type EndpointSpec, endpoint } from '@app/contract/kernel';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { readConfig } from '../config.ts';
import type { Callers } from './actor.ts';
import { createHttpServer } from './http-server.ts';
import { refuseKernel } from './problem-handler.ts';
import { makeRoute } from './route.ts';

const count = endpoint({
  method: 'POST',
  path: '/api/count',
  who: anybody('always'),
  access: 'public',
  summary: 'A count.',
  query: z.object({ name: z.string().optional() }),
  body: z.strictObject({ notes: z.unknown() }),
  response: z.object({ count: z.number() }),
});

const nobody: Callers = {
  authenticate: async () => {
    throw refuseKernel('session.required');
  },
  sessionOf: async () => undefined,
};

/** A server whose only call returns the given answer. */
async function serving(spec: EndpointSpec, answer: unknown) {
  const http = await createHttpServer(readConfig({ NODE_ENV: 'test' }), pino({ level: 'silent' }));
  makeRoute(http, nobody, [])(spec, async () => answer as never);
  return http;
}

async function answering(answer: unknown) {
  const http = await serving(count, answer);
  return (payload: object, query = {}) =>
    http.inject({ method: 'POST', url: '/api/count', payload, query });
}

test('no body is read without a session', async () => {
  const http = await serving({ ...count, access: 'session', bodyLimit: 8_000_000 }, { count: 1 });
  const url = await http.listen({ host: '127.0.0.1', port: 0 });
  const unending = new ReadableStream({
    pull: (body) => body.enqueue(Buffer.alloc(64 * 1024, '{"a":')),
  });
  const answer = await fetch(new URL(count.path, url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: unending,
    duplex: 'half',
  });
  expect(answer.status).toBe(401);
  await http.close();
});

test('no call accepts large bodies from strangers', async () => {
  await expect(serving({ ...count, bodyLimit: 100_000 }, { count: 1 })).rejects.toThrow(
    '/api/count',
  );
});

test('an answer that breaks its schema is our error, and is not sent', async () => {
  const ask = await answering({ count: 'hash of a password' });
  const answer = await ask({ notes: '' });
  expect(answer.json()).toMatchObject({ status: 500, code: 'server.fault' });
  expect(answer.body).not.toContain('hash');
});

test.each([
  ['the character zero', { notes: { of: ['a', 'b\u0000'] } }, 'notes.of.1'],
  ['half a character', { notes: '\ud800' }, 'notes'],
])('text with %s is refused with its field', async (_, body, field) => {
  const ask = await answering({ count: 1 });
  expect((await ask(body)).json()).toMatchObject({
    status: 400,
    fieldErrors: [{ field, code: 'text.unreadable' }],
  });
});

test('also in an address', async () => {
  const ask = await answering({ count: 1 });
  expect((await ask({ notes: 1 }, { name: 'a\u0000' })).statusCode).toBe(400);
  expect((await ask({ notes: 'Ñandú 👩🏽‍⚕️' }, { name: 'ñ' })).json()).toEqual({ count: 1 });
});
