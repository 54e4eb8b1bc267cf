import { everybody } from '@app/contract/kernel';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { MAX_UNSENT_BYTES } from './connection.ts';
import { type OpenHub, openHub, tokenOf } from './testing/open-hub.ts';
import { frame, openConnected, openRaw } from './testing/raw-socket.ts';
import { connectStock } from './testing/stock-client.ts';

const POLICY_VIOLATION = 1008;
const GOING_AWAY = 1001;
/** The socket's intervals, fifty times faster. */
const FAST = { heartBeats: { outgoing: 200, incoming: 200 }, sweepEveryMs: 20, contactEveryMs: 20 };

let open: OpenHub;

beforeEach(async () => {
  open = await openHub({ limits: FAST });
});

afterEach(() => open.close());

describe('people who may no longer be connected', () => {
  test('the sockets of an ended session close, those of another session stay', async () => {
    const ended = await openConnected(open.url, tokenOf('ana', 1));
    const other = await openConnected(open.url, tokenOf('ana', 2));
    const [, otherId] = open.hub.connectionsOf('ana');

    open.hub.closeSession(tokenOf('ana', 1));

    expect(open.hub.connectionsOf('ana')).toEqual([otherId]);
    expect(open.hub.sessions()).toEqual([tokenOf('ana', 2)]);
    expect(await ended.closed).toBe(POLICY_VIOLATION);
    expect(ended.received.at(-1)).toContain('message:session-ended');
    other.socket.terminate();
  });

  test('all sockets of a disabled account close, and waiting frames are not processed', async () => {
    const done: string[] = [];
    const first = Promise.withResolvers<void>();
    open.hub.onSend({
      destination: '/app/message',
      who: everybody('always'),
      handle: async ({ body }) => {
        if (body === 'first') await first.promise;
        done.push(body);
      },
    });
    const sockets = [
      await openConnected(open.url, tokenOf('ana', 1)),
      await openConnected(open.url, tokenOf('ana', 2)),
    ];
    const bystander = await openConnected(open.url, tokenOf('berta'));
    const message = (body: string, ...more: string[]) =>
      frame('SEND', ['destination:/app/message', ...more], body);
    sockets[0]?.send(message('first'), message('second'));
    bystander.send(message('third', 'receipt:3'));
    await bystander.waitFor('receipt-id:3');

    open.hub.closeAccount('ana');
    first.resolve();

    expect(await Promise.all(sockets.map(({ closed }) => closed))).toEqual([
      POLICY_VIOLATION,
      POLICY_VIOLATION,
    ]);
    expect(open.hub.connectionsOf('berta')).toHaveLength(1);
    expect(done).toEqual(['third', 'first']);
    bystander.socket.terminate();
  });

  test('a fourth socket of a session closes the oldest', async () => {
    const sockets = [];
    for (let count = 0; count < 4; count += 1) {
      sockets.push(await openConnected(open.url, tokenOf('ana')));
    }
    expect(await sockets[0]?.closed).toBe(POLICY_VIOLATION);
    expect(sockets[0]?.received.at(-1)).toContain('message:replaced');
    expect(open.hub.connectionsOf('ana')).toHaveLength(3);
    for (const { socket } of sockets) socket.terminate();
  });

  test('a node without its database closes all sockets and accepts new ones later', async () => {
    const ana = await openConnected(open.url, tokenOf('ana'));
    open.hub.dropEveryone();
    expect(await ana.closed).toBe(POLICY_VIOLATION);
    expect(ana.received.at(-1)).toContain('message:unavailable');
    const again = await openConnected(open.url, tokenOf('ana'));
    again.socket.terminate();
  });
});

describe('a socket that is silent', () => {
  test('and answers nothing is closed after two intervals', async () => {
    const dead = await openConnected(open.url, tokenOf('ana'), { autoPong: false });
    const since = performance.now();
    expect(await dead.closed).toBe(POLICY_VIOLATION);
    expect(performance.now() - since).toBeGreaterThan(FAST.heartBeats.incoming);
    expect(dead.received.at(-1)).toContain('message:silent');
    expect(open.announced).toEqual(['ana came', 'ana went']);
  });

  test('and does not answer the close either is cut off', async () => {
    const frozen = await openConnected(open.url, tokenOf('ana'));
    frozen.socket.pause();
    await eventually(async () => expect(await open.connections()).toBe(0));
    expect(open.announced).toEqual(['ana came', 'ana went']);
    frozen.socket.terminate();
  });

  test('but answers the ping, as a sleeping tab does, stays', async () => {
    const pings: number[] = [];
    const sleeping = await openConnected(open.url, tokenOf('ana'));
    sleeping.socket.on('ping', () => pings.push(performance.now()));
    await eventually(() => expect(pings.length).toBeGreaterThan(3));
    expect(open.hub.connectionsOf('ana')).toHaveLength(1);
    expect(sleeping.received).toHaveLength(1);
    sleeping.socket.terminate();
  });
});

test('a paused node does not close sockets for its own silence', async () => {
  const ana = await openConnected(open.url, tokenOf('ana'));
  const until = performance.now() + 3 * FAST.heartBeats.incoming;
  while (performance.now() < until);
  ana.send(frame('SUBSCRIBE', ['id:1', 'destination:/allusers/public', 'receipt:1']));
  await ana.waitFor('RECEIPT');
  expect(open.announced).toEqual(['ana came']);
  ana.socket.terminate();
});

test('a browser that does not read is closed before it fills the memory', async () => {
  const patient = await openHub();
  const slow = await openConnected(patient.url, tokenOf('ana'));
  slow.send(frame('SUBSCRIBE', ['id:1', 'destination:/user/ana/private', 'receipt:1']));
  await slow.waitFor('RECEIPT');
  slow.socket.pause();
  const payload = 'x'.repeat(MAX_UNSENT_BYTES);
  for (let count = 0; count < 20; count += 1) patient.hub.toAccount('ana', payload);
  await eventually(() => expect(patient.announced).toEqual(['ana came', 'ana went']));
  slow.socket.terminate();
  await patient.close();
});

describe('heart-beats', () => {
  test('the stock client and the server keep each other’s connection alive', async () => {
    const beats: string[] = [];
    const contacts = vi.fn();
    const beating = await openHub({ limits: FAST, onContact: contacts });
    const { client, errors } = await connectStock(beating.url, tokenOf('ana'), {
      heartbeatIncoming: 200,
      heartbeatOutgoing: 200,
      onHeartbeatReceived: () => void beats.push('beat'),
      onHeartbeatLost: () => void beats.push('lost'),
    });

    await eventually(() => expect(beats.length).toBeGreaterThan(4));
    expect(beats).not.toContain('lost');
    expect(contacts.mock.calls.length).toBeGreaterThan(2);
    expect(contacts.mock.calls[0]).toMatchObject([
      { accountId: 'ana' },
      beating.hub.connectionsOf('ana')[0],
    ]);
    expect(errors).toEqual([]);
    await client.deactivate();
    await beating.close();
  });

  test('are negotiated in CONNECTED and not sent to clients that want none', async () => {
    const ana = await openConnected(open.url, tokenOf('ana'));
    const pinged = new Promise((resolve) => ana.socket.once('ping', resolve));
    expect(ana.received[0]).toContain('\nheart-beat:200,200\n');
    await pinged;
    expect(ana.received).toHaveLength(1);
    ana.socket.terminate();
  });

  test('contact is reported at most once per interval', async () => {
    const contacts = vi.fn();
    const calm = await openHub({ onContact: contacts, limits: { contactEveryMs: 60_000 } });
    const ana = await openConnected(calm.url, tokenOf('ana'));
    ana.send('\n', '\n', frame('SUBSCRIBE', ['id:1', 'destination:/allusers/public', 'receipt:1']));
    await ana.waitFor('RECEIPT');
    expect(contacts).not.toHaveBeenCalled();
    await calm.close();
  });
});

describe('connecting and leaving', () => {
  test('is announced once each, however the socket closed', async () => {
    const rude = await openConnected(open.url, tokenOf('ana'));
    rude.socket.terminate();
    await eventually(() => expect(open.announced).toEqual(['ana came', 'ana went']));

    const polite = await connectStock(open.url, tokenOf('berta'));
    await polite.client.deactivate();
    await eventually(() => expect(open.announced.slice(2)).toEqual(['berta came', 'berta went']));
    expect(open.hub.sessions()).toEqual([]);
  });

  test('a failing hook has no effect on others', async () => {
    const broken = await openHub({
      onConnected: () => {
        throw new Error('presence is broken');
      },
    });
    const ana = await openConnected(broken.url, tokenOf('ana'));
    ana.send(frame('SUBSCRIBE', ['id:1', 'destination:/allusers/public', 'receipt:1']));
    await ana.waitFor('RECEIPT');
    expect(broken.log.lines).toEqual(['error stomp: a connection hook failed']);
    await broken.close();
  });

  test('a closing node says so, finishes pending messages and accepts no sockets', async () => {
    const done: string[] = [];
    const closing = await openHub();
    const first = Promise.withResolvers<void>();
    closing.hub.onSend({
      destination: '/app/message',
      who: everybody('always'),
      handle: async ({ body }) => {
        await first.promise;
        done.push(body);
      },
    });
    const ana = await openConnected(closing.url, tokenOf('ana'));
    ana.send(
      frame('SEND', ['destination:/app/message'], 'asked before'),
      frame('SUBSCRIBE', ['id:1', 'destination:/allusers/public', 'receipt:1']),
    );
    await ana.waitFor('RECEIPT');

    const closed = closing.hub.close();
    ana.send(frame('SEND', ['destination:/app/message'], 'asked too late'));
    expect(await ana.closed).toBe(GOING_AWAY);
    first.resolve();
    await closed;
    expect(done).toEqual(['asked before']);
    await closing.close();
  });

  test('the token may also come as passcode', async () => {
    const ana = await openRaw(open.url);
    ana.send(frame('STOMP', ['accept-version:1.1,1.2', `passcode:${tokenOf('ana')}`]));
    await ana.waitFor('CONNECTED');
    expect(open.hub.connectionsOf('ana')).toHaveLength(1);
    ana.socket.terminate();
  });
});
