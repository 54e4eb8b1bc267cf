import { anybody, endpoint, everybody } from '@app/contract/kernel';
import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { proves } from '../../../../architecture/requirements/index.ts';
import { answer, refusal } from '../../testing/fake-server.ts';
import { session } from '../session/session.ts';
import { call } from './call.ts';
import { localProblem, problemCode, problemFields } from './problem-error.ts';
import { waitingUntil } from './waiting-turn.ts';

const findPatient = endpoint({
  method: 'GET',
  path: '/api/patients/:id',
  who: everybody('always'),
  access: 'session',
  summary: 'A patient.',
  params: z.object({ id: z.string() }),
  query: z.object({ page: z.coerce.number().optional(), text: z.string().optional() }),
  response: z.object({ id: z.string(), page: z.number().optional() }),
});

const askRecovery = endpoint({
  method: 'POST',
  path: '/api/reset',
  who: anybody('always'),
  access: 'public',
  summary: 'Plain text body.',
  body: z.string(),
  bodyKind: 'text',
  response: z.object({ status: z.literal('ok') }),
});

const viewer = {
  accountId: 'a1',
  email: 'marta@example.com',
  role: 'PATIENT',
  full_profile: true,
  first_name: 'Marta',
  last_name: 'González',
  sex_str: 'FEMALE',
} as const;

const openSession = (mint = vi.fn(async () => ({ id_token: 'second', expires_in: 600 }))) => {
  session.plug({ mint, loadViewer: async () => viewer });
  return { mint, opened: session.open({ id_token: 'first', expires_in: 600 }, 'password') };
};

test('a refused call carries the code and the fields the server named', async () => {
  answer(
    askRecovery,
    refusal(400, 'request.invalid', {
      fieldErrors: [{ field: 'email', code: 'invalid', message: 'email.invalid' }],
    }),
  );
  const failure = await call(askRecovery, { body: 'nobody' }).catch((error: unknown) => error);
  expect(problemCode(failure)).toBe('request.invalid');
  expect(problemFields(failure)).toHaveLength(1);
});

test('an answer that does not match the contract is a failure', async () => {
  globalThis.fetch = async () => new Response('{"status":"perhaps"}', { status: 200 });
  await expect(call(askRecovery, { body: 'x' })).rejects.toThrow('network.unreadable');
});

test('without a network the call throws a problem of its own, not the browser’s error', async () => {
  globalThis.fetch = async () => Promise.reject(new TypeError('Failed to fetch'));
  await expect(call(askRecovery, { body: 'x' })).rejects.toThrow('network.unreachable');
});

test('a text body travels as plain text and every call says it comes from the page', async () => {
  answer(askRecovery, ({ body, headers }) => {
    expect(body).toBe('marta@example.com');
    expect(headers.get('content-type')).toBe('text/plain');
    expect(headers.get('authorization')).toBeNull();
    return { status: 'ok' } as const;
  });
  await expect(call(askRecovery, { body: 'marta@example.com' })).resolves.toEqual({ status: 'ok' });
});

test('paths are escaped, empty parameters are left out, and the token goes along', async () => {
  proves('call-empty-parameters-left-out');
  await openSession().opened;
  answer(findPatient, ({ params, query, headers }) => {
    expect(params).toEqual({ id: 'a/b' });
    expect(query).toEqual({ page: 2 });
    expect(headers.get('authorization')).toBe('Bearer first');
    expect(headers.get('idempotency-key')).toBe('once');
    return { id: 'a/b', page: 2 };
  });
  const patient = await call(
    findPatient,
    { params: { id: 'a/b' }, query: { page: 2, text: '' } },
    { idempotencyKey: 'once' },
  );
  expect(patient).toEqual({ id: 'a/b', page: 2 });
  session.end();
});

/** A server that refuses the first calls for a time. */
function crowdedServer(refusals: number, retryAfter: number) {
  let calls = 0;
  globalThis.fetch = async () => {
    calls += 1;
    return calls > refusals
      ? Response.json({ id: '1' })
      : Response.json(
          { ...localProblem('request.too-many', '/api/x', 429).problem, retryAfter },
          { status: 429, headers: { 'retry-after': String(retryAfter) } },
        );
  };
  return () => calls;
}

const read = (signal?: AbortSignal) =>
  call({ ...findPatient, access: 'public' }, { params: { id: '1' }, query: {} }, { signal });

test('a reading that reached a limit says until when it waits, and goes on by itself', async () => {
  vi.useFakeTimers();
  const calls = crowdedServer(1, 12);
  const reading = read();
  await vi.waitFor(() => expect(waitingUntil.get()).not.toBeNull());
  await vi.advanceTimersByTimeAsync(11_000);
  expect(calls()).toBe(1);
  await vi.advanceTimersByTimeAsync(2_000);
  await expect(reading).resolves.toEqual({ id: '1' });
  expect([calls(), waitingUntil.get()]).toEqual([2, null]);
  vi.useRealTimers();
});

test('a reading that nobody waits for any more does not wait', async () => {
  const calls = crowdedServer(9, 30);
  const left = new AbortController();
  const reading = read(left.signal).catch((error: unknown) => error);
  await vi.waitFor(() => expect(waitingUntil.get()).not.toBeNull());
  left.abort();
  await reading;
  expect(waitingUntil.get()).toBeNull();
  expect(calls()).toBe(1);
});

test('an act that reached a limit is left to the person, and so is a long wait', async () => {
  const acts = crowdedServer(9, 12);
  await expect(call(askRecovery, { body: 'x' })).rejects.toThrow('request.too-many');
  expect(acts()).toBe(1);
  const readings = crowdedServer(9, 900);
  await expect(read()).rejects.toThrow('request.too-many');
  expect(readings()).toBe(1);
});

test('a token that died is minted again once, and the call goes on', async () => {
  const { mint, opened } = openSession();
  await opened;
  answer(findPatient, ({ headers }) =>
    headers.get('authorization') === 'Bearer second'
      ? { id: '1' }
      : refusal(401, 'session.required'),
  );
  await expect(call(findPatient, { params: { id: '1' }, query: {} })).resolves.toEqual({ id: '1' });
  expect(mint).toHaveBeenCalledTimes(1);
  session.end();
});

test('a session that is over ends here too', async () => {
  const ended = vi.fn();
  const stopListening = session.onEnd(ended);
  session.plug({ mint: async () => null, loadViewer: async () => viewer });
  await session.open({ id_token: 'first', expires_in: 600 }, 'password');
  answer(findPatient, refusal(401, 'session.required'));
  await expect(call(findPatient, { params: { id: '1' }, query: {} })).rejects.toThrow(
    'session.required',
  );
  expect(ended).toHaveBeenCalledWith('expired', expect.anything());
  expect(session.getSnapshot().viewer).toBeNull();
  stopListening();
});
