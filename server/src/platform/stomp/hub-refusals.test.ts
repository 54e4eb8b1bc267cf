import { once } from 'node:events';
import { everybody } from '@app/contract/kernel';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { eventually } from '../../testing/eventually.ts';
import { type OpenHub, OUR_ORIGIN, openHub, tokenOf } from './testing/open-hub.ts';
import { connectFrame, frame, openConnected, openRaw } from './testing/raw-socket.ts';

const POLICY_VIOLATION = 1008;
const FORBIDDEN = 'ERROR\nversion:1.2\nmessage:forbidden\n\n\0';

let open: OpenHub;
let handled: string[];

beforeEach(async () => {
  open = await openHub({
    maySubscribe: ({ role }, channel) => channel !== 'ping' || role === 'PROFESSIONAL',
  });
  handled = [];
  open.hub.onSend({
    destination: '/app/message',
    who: everybody('always'),
    handle: ({ body }) => void handled.push(body),
  });
  open.hub.onSend({
    destination: '/app/pong',
    who: { professional: ['always'] },
    handle: ({ body }) => void handled.push(body),
  });
});

afterEach(() => open.close());

/** Status of a refused upgrade. */
async function upgradeStatus(url: string, origin?: string): Promise<number | undefined> {
  const socket = new WebSocket(url, origin === undefined ? {} : { origin });
  const [, response] = await once(socket, 'unexpected-response');
  response.resume();
  socket.on('error', () => {});
  socket.terminate();
  return response.statusCode;
}

describe('an upgrade', () => {
  test.each(['/', '/ws/', '/wss', '/WS', '/api/ws', '/%77s'])(
    'nothing answers at %s',
    async (path) => {
      expect(await upgradeStatus(`ws://127.0.0.1:${open.port}${path}`)).toBe(404);
    },
  );

  test.each(['http://otra.test', 'null', `${OUR_ORIGIN}.otra.test`])(
    'a page of %s cannot open a socket',
    async (origin) => {
      expect(await upgradeStatus(open.url, origin)).toBe(403);
    },
  );

  test('compression is not offered, so that small messages cannot expand', async () => {
    const raw = await openRaw(open.url, { perMessageDeflate: true });
    expect(raw.socket.extensions).toBe('');
    expect(raw.socket.protocol).toBe('v12.stomp');
    raw.socket.terminate();
  });
});

describe('before CONNECTED nothing has an effect', () => {
  test.each([
    ['SEND', frame('SEND', ['destination:/app/message'], 'hola')],
    ['SUBSCRIBE', frame('SUBSCRIBE', ['id:1', 'destination:/allusers/public'])],
    ['UNSUBSCRIBE', frame('UNSUBSCRIBE', ['id:1'])],
    ['DISCONNECT', frame('DISCONNECT', ['receipt:1'])],
    ['BEGIN', frame('BEGIN', ['transaction:1'])],
  ])('%s before CONNECT is refused', async (_command, first) => {
    const raw = await openRaw(open.url);
    raw.send(first, connectFrame(tokenOf('ana')));
    expect(await raw.closed).toBe(POLICY_VIOLATION);
    expect(raw.received).toEqual([FORBIDDEN.replace('forbidden', 'not-connected')]);
    expect(open.announced).toEqual([]);
    expect(handled).toEqual([]);
  });

  test('a client that does not wait for CONNECTED is refused', async () => {
    const raw = await openRaw(open.url);
    raw.send(connectFrame(tokenOf('ana')), frame('SEND', ['destination:/app/message'], 'hola'));
    expect(await raw.closed).toBe(POLICY_VIOLATION);
    expect(raw.received).toEqual([FORBIDDEN.replace('forbidden', 'not-connected')]);
    expect(handled).toEqual([]);
    expect(open.announced).toEqual([]);
  });

  test('a socket that receives no events', async () => {
    const raw = await openRaw(open.url);
    const ana = await openConnected(open.url, tokenOf('ana'));
    ana.send(frame('SUBSCRIBE', ['id:1', 'destination:/allusers/public', 'receipt:1']));
    await ana.waitFor('RECEIPT');
    open.hub.toEveryone({ waiting: 1 });
    await ana.waitFor('waiting');
    expect(raw.received).toEqual([]);
    raw.socket.terminate();
  });
});

describe('CONNECT', () => {
  test.each([
    ['of nobody', connectFrame('nadie.1'), 'forbidden'],
    ['with a token that is none', connectFrame('basura'), 'forbidden'],
    ['without token', frame('CONNECT', ['accept-version:1.2']), 'forbidden'],
    [
      'with another scheme',
      frame('CONNECT', ['accept-version:1.2', 'Authorization:Basic YTpi']),
      'forbidden',
    ],
    [
      'of version 1.1',
      frame('CONNECT', ['accept-version:1.0,1.1', 'passcode:ana.1']),
      'not-supported',
    ],
    ['without version', frame('CONNECT', ['passcode:ana.1']), 'not-supported'],
    ['with a negative heart-beat', connectFrame('ana.1', 'heart-beat:-1,-1'), 'malformed'],
    ['with an absurd heart-beat', connectFrame('ana.1', 'heart-beat:999999,1'), 'malformed'],
  ])('%s is refused', async (_name, first, reason) => {
    const raw = await openRaw(open.url);
    raw.send(first);
    expect(await raw.closed).toBe(POLICY_VIOLATION);
    expect(raw.received).toEqual([FORBIDDEN.replace('forbidden', reason)]);
    expect(open.announced).toEqual([]);
  });

  test('a second one is refused', async () => {
    const ana = await openConnected(open.url, tokenOf('ana'));
    ana.send(connectFrame(tokenOf('berta')));
    expect(await ana.closed).toBe(POLICY_VIOLATION);
    expect(open.announced).toEqual(['ana came', 'ana went']);
  });

  test('one that comes too late is refused', async () => {
    const hasty = await openHub({ limits: { connectWithinMs: 50, sweepEveryMs: 10 } });
    const raw = await openRaw(hasty.url);
    expect(await raw.closed).toBe(POLICY_VIOLATION);
    expect(raw.received).toEqual([FORBIDDEN.replace('forbidden', 'late')]);
    await hasty.close();
  });

  test('while sessions cannot be read, the answer differs from a stranger’s', async () => {
    const broken = await openHub({
      authenticate: async () => {
        throw new Error('the database is away');
      },
    });
    const raw = await openRaw(broken.url);
    raw.send(connectFrame(tokenOf('ana')));
    expect(await raw.closed).toBe(POLICY_VIOLATION);
    expect(raw.received).toEqual([FORBIDDEN.replace('forbidden', 'unavailable')]);
    expect(broken.log.lines).toEqual(['error stomp: who connects could not be found out']);
    await broken.close();
  });

  test('a session authenticated after the browser left has no effect', async () => {
    const answer = Promise.withResolvers<undefined>();
    const asked = vi.fn();
    const slow = await openHub({
      authenticate: async (_request, idToken) => {
        asked();
        await answer.promise;
        return { accountId: idToken, sessionId: '1', email: 'a@b', role: 'PATIENT' };
      },
    });
    const raw = await openRaw(slow.url);
    raw.send(connectFrame(tokenOf('ana')));
    await eventually(() => expect(asked).toHaveBeenCalled());
    raw.socket.terminate();
    await raw.closed;
    answer.resolve(undefined);
    await slow.close();
    expect(slow.announced).toEqual([]);
  });
});

describe("another person's destination", () => {
  const subscribe = (destination: string) =>
    frame('SUBSCRIBE', ['id:1', `destination:${destination}`, 'receipt:1']);
  const send = (destination: string) =>
    frame('SEND', [`destination:${destination}`, 'receipt:1'], '{}');

  test.each([
    ['a stranger’s events', subscribe('/user/berta/private')],
    ['events of nobody', subscribe('/user/nobody-at-all/private')],
    ['a stranger’s ping', subscribe('/user/doc@clinica.test/ping')],
    ['the own ping, where the role has none', subscribe('/user/ana@clinica.test/ping')],
    ['the own events under the own e-mail', subscribe('/user/ana@clinica.test/private')],
    ['everybody’s events', subscribe('/user/*/private')],
    ['everything', subscribe('/user/**')],
    ['everything else', subscribe('>')],
    ['the own events with a detour', subscribe('/user/berta/../ana/private')],
    ['the own events in capitals', subscribe('/user/ANA/private')],
    ['the own events with a space', subscribe('/user/ana/private ')],
    ['a line feed behind the own events', subscribe('/user/ana/private\\n')],
    ['what browsers send to', subscribe('/app/message')],
    ['nothing', frame('SUBSCRIBE', ['id:1', 'receipt:1'])],
    ['a message to everybody', send('/allusers/public')],
    ['a message to a stranger', send('/user/berta/private')],
    ['a message to oneself', send('/user/ana/private')],
    ['a message to nobody', send('/app/nothing')],
    ['a message for which the role is another', send('/app/pong')],
    ['a message without destination', frame('SEND', ['receipt:1'], '{}')],
  ])('%s: the same answer', async (_name, hostile) => {
    const ana = await openConnected(open.url, tokenOf('ana'));
    ana.send(hostile);
    expect(await ana.closed).toBe(POLICY_VIOLATION);
    expect(ana.received.slice(1)).toEqual([FORBIDDEN]);
    expect(handled).toEqual([]);
    expect(open.hub.connectionsOf('ana')).toEqual([]);
  });

  test('after a refusal nothing more is read', async () => {
    const ana = await openConnected(open.url, tokenOf('ana'));
    ana.send(
      subscribe('/user/berta/private'),
      frame('SEND', ['destination:/app/message'], 'too late'),
      subscribe('/user/ana/private'),
    );
    await ana.closed;
    expect(ana.received.slice(1)).toEqual([FORBIDDEN]);
    expect(handled).toEqual([]);
  });
});

describe('parts of the protocol that are not offered', () => {
  test.each([
    ['BEGIN', frame('BEGIN', ['transaction:1'])],
    ['COMMIT', frame('COMMIT', ['transaction:1'])],
    ['ABORT', frame('ABORT', ['transaction:1'])],
    ['ACK', frame('ACK', ['id:1'])],
    ['NACK', frame('NACK', ['id:1'])],
    ['a SEND in a transaction', frame('SEND', ['destination:/app/message', 'transaction:1'], '{}')],
    [
      'acknowledged subscriptions',
      frame('SUBSCRIBE', ['id:1', 'destination:/allusers/public', 'ack:client']),
    ],
  ])('%s', async (_name, asked) => {
    const ana = await openConnected(open.url, tokenOf('ana'));
    ana.send(asked);
    expect(await ana.closed).toBe(POLICY_VIOLATION);
    expect(ana.received.at(-1)).toContain('message:not-supported');
    expect(handled).toEqual([]);
  });
});
