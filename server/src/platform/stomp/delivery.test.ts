import { expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import type { Connection } from './connection.ts';
import { deliver } from './delivery.ts';

type Listener = { connection: Connection; written: Buffer[] };

function aListener(subscriptionId: string): Listener {
  const written: Buffer[] = [];
  const socket = { bufferedAmount: 0, send: (frame: Buffer) => written.push(frame) };
  const connection: Connection = {
    id: subscriptionId,
    socket: socket as unknown as WebSocket,
    openedAt: 0,
    bucket: { tokens: 0, filledAt: 0 },
    state: 'connected',
    request: undefined,
    principal: { accountId: 'ana', sessionId: '1', email: 'ana@clinica.test', role: 'PATIENT' },
    subscriptions: [{ id: subscriptionId, channel: 'public' }],
    heardAt: 0,
    contactAt: 0,
    wroteAt: 0,
    beatEveryMs: 0,
    work: undefined,
    waiting: 0,
    buckets: undefined,
  };
  return { connection, written };
}

test('subscribers with the same id get the same bytes, encoded once', () => {
  const [one, two, other] = [aListener('sub-0'), aListener('sub-0'), aListener('sub-1')];
  const all = [one, two, other].map(({ connection }) => connection);

  deliver(all, 'public', { messageId: 'm', body: '{}', now: 7 });

  expect(one.written).toHaveLength(1);
  expect(two.written[0]).toBe(one.written[0]);
  expect(other.written[0]).not.toBe(one.written[0]);
  expect(all.map(({ wroteAt }) => wroteAt)).toEqual([7, 7, 7]);
});
