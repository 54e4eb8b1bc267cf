import { anybody, commandIdSchema, endpoint } from '@app/contract/kernel';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { call } from './call.ts';
import { sendAgain } from './send-again.ts';

const takeAPlace = endpoint({
  method: 'POST',
  path: '/api/places',
  who: anybody('always'),
  access: 'public',
  summary: 'A place in line.',
  body: z.object({ reason: z.string() }),
  response: z.object({ status: z.literal('ok') }),
});

const REQUEST = { body: { reason: 'Tos' } };
const ask = () => sendAgain((idempotencyKey) => call(takeAPlace, REQUEST, { idempotencyKey }));

const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const answered = (status: number, code = '') =>
  Promise.resolve(
    new Response(
      JSON.stringify(
        status === 200
          ? { status: 'ok' }
          : { type: '', title: code, status, path: '', message: '', code },
      ),
      { status },
    ),
  );

/** The network's behaviour for each attempt; the last one repeats. */
function network(...attempts: (() => Promise<Response>)[]) {
  const keys: (string | null)[] = [];
  globalThis.fetch = (_, init) => {
    keys.push(new Headers(init?.headers).get('idempotency-key'));
    return (attempts[keys.length - 1] ?? attempts.at(-1) ?? lost)();
  };
  return keys;
}

const unavailable = () => answered(503, 'server.unavailable');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Lets all pauses pass, and returns how the call ended. */
async function outcome(asked: Promise<unknown>): Promise<unknown> {
  const ended = asked.catch((error: Error) => error.message);
  await vi.runAllTimersAsync();
  return ended;
}

test('an act without an id is sent once, because it may have arrived', async () => {
  const keys = network(lost);
  expect(await outcome(call(takeAPlace, REQUEST))).toBe('network.unreachable');
  expect(keys).toEqual([null]);
});

test('a refusal is an answer, and is not asked for again', async () => {
  const keys = network(() => answered(409, 'guard-queue.already-taken'));
  expect(await outcome(ask())).toBe('guard-queue.already-taken');
  expect(keys).toHaveLength(1);
});

test('a fault of the server is not asked for again', async () => {
  const keys = network(() => answered(500, 'server.fault'));
  expect(await outcome(ask())).toBe('server.fault');
  expect(keys).toHaveLength(1);
});

test('a lost answer and a server whose database is away are asked again under the same id', async () => {
  const keys = network(lost, unavailable, () => answered(200));
  expect(await outcome(ask())).toEqual({ status: 'ok' });
  expect(keys).toHaveLength(3);
  expect(new Set(keys).size).toBe(1);
});

test.each([
  ['network.unreachable', lost],
  ['server.unavailable', unavailable],
])('after three more attempts it is said: %s', async (code, attempt) => {
  const keys = network(attempt);
  expect(await outcome(ask())).toBe(code);
  expect(keys).toHaveLength(4);
});

test('every act has an id of its own, in the form that the server takes', async () => {
  const keys = network(() => answered(200));
  for (let act = 0; act < 20; act += 1) await outcome(ask());
  expect(new Set(keys).size).toBe(20);
  for (const key of keys) expect(commandIdSchema.safeParse(key).success).toBe(true);
});
