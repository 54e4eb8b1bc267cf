import { everybody } from '@app/contract/kernel';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { proves } from '../../../../architecture/requirements/index.ts';
import { eventually } from '../../testing/eventually.ts';
import { ForbiddenFrame, type SendRoute } from './send-routes.ts';
import { type OpenHub, openHub, tokenOf } from './testing/open-hub.ts';
import { frame, openConnected } from './testing/raw-socket.ts';
import { connectStock, type StockClient } from './testing/stock-client.ts';

let open: OpenHub;
const clients: StockClient[] = [];

beforeEach(async () => {
  open = await openHub();
});

afterEach(async () => {
  await Promise.all(clients.splice(0).map(({ client }) => client.deactivate()));
  await open.close();
});

async function connected(accountId: string, session = 1): Promise<StockClient> {
  const client = await connectStock(open.url, tokenOf(accountId, session));
  clients.push(client);
  return client;
}

/** A route with the given handler. */
const answering = (handle: SendRoute['handle'], destination = '/app/message') =>
  open.hub.onSend({ destination, who: everybody('always'), handle });

describe('a refused message', () => {
  test('is reported to its sender only, with its command, and the socket stays open', async () => {
    answering(() => {
      throw Object.assign(new Error('already taken'), { code: 'guard-queue.already-taken' });
    });
    const ana = await connected('ana');
    const berta = await connected('berta');
    const anaHears = await ana.listen('/user/ana/private');
    const bertaHears = await berta.listen('/user/berta/private');

    ana.client.publish({ destination: '/app/message', body: '{"command":"GetPatient"}' });

    const refused = { command: 'refused', of: 'GetPatient', code: 'guard-queue.already-taken' };
    await eventually(() => expect(anaHears).toEqual([refused]));
    open.hub.toEveryone({});
    open.hub.toAccount('ana', 'next');
    open.hub.toAccount('berta', 'next');
    await eventually(() => expect(bertaHears).toEqual(['next']));
    await eventually(() => expect(anaHears).toEqual([refused, 'next']));
    expect(open.log.lines).toEqual([]);
  });

  test('is reported to the sending tab only', async () => {
    answering(() => {
      throw { code: 'guard-queue.already-taken' };
    });
    const [one, two] = [await connected('ana'), await connected('ana')];
    const oneHears = await one.listen('/user/ana/private');
    const twoHears = await two.listen('/user/ana/private');

    one.client.publish({ destination: '/app/message', body: 'not even JSON' });
    await eventually(() =>
      expect(oneHears).toEqual([
        { command: 'refused', of: '/app/message', code: 'guard-queue.already-taken' },
      ]),
    );
    open.hub.toAccount('ana', 'next');
    await eventually(() => expect(twoHears).toEqual(['next']));
  });

  test.each([
    ['a database error', { code: '23505', detail: 'Key (email)=(ana@clinica.test) exists' }],
    ['a network error', Object.assign(new Error('connect'), { code: 'ENOTFOUND' })],
    ['a bug', new TypeError('undefined is not a function')],
    ['nothing', undefined],
  ])('%s is an error: logged, without details to the sender', async (_name, thrown) => {
    answering(() => {
      throw thrown;
    });
    const ana = await connected('ana');
    const hears = await ana.listen('/user/ana/private');

    ana.client.publish({ destination: '/app/message', body: '{"command":"SetOrder"}' });

    const refused = { command: 'refused', of: 'SetOrder', code: 'server.fault' };
    await eventually(() => expect(hears).toEqual([refused]));
    expect(open.log.lines).toEqual(['error stomp: a handler failed']);
  });

  test('an unreachable database is reported as such', async () => {
    answering(() => {
      throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    });
    const ana = await connected('ana');
    const hears = await ana.listen('/user/ana/private');

    ana.client.publish({ destination: '/app/message', body: '{"command":"SetOrder"}' });

    const refused = { command: 'refused', of: 'SetOrder', code: 'server.unavailable' };
    await eventually(() => expect(hears).toEqual([refused]));
  });

  test('it is not confirmed', async () => {
    answering(({ body }) => {
      if (body === 'bad') throw { code: 'visits.entry-not-found' };
    });
    const ana = await openConnected(open.url, tokenOf('ana'));
    ana.send(
      frame('SEND', ['destination:/app/message', 'receipt:bad'], 'bad'),
      frame('SEND', ['destination:/app/message', 'receipt:good'], 'good'),
    );
    expect(await ana.waitFor('RECEIPT')).toBe('RECEIPT\nreceipt-id:good\n\n\0');
    ana.socket.terminate();
  });

  test('one that claims another identity closes the socket', async () => {
    answering(() => {
      throw new ForbiddenFrame();
    });
    const ana = await openConnected(open.url, tokenOf('ana'));
    ana.send(frame('SEND', ['destination:/app/message'], '{"professionalId":"berta"}'));
    await ana.closed;
    expect(ana.received.at(-1)).toBe('ERROR\nversion:1.2\nmessage:forbidden\n\n\0');
    expect(open.log.lines).toEqual(['warn stomp: forbidden']);
  });
});

describe('an event', () => {
  test('for a person reaches all her tabs and nobody else', async () => {
    proves('queue-socket');
    const tabs = [await connected('ana', 1), await connected('ana', 2)];
    const stranger = await connected('berta');
    const anaHears = await Promise.all(tabs.map((tab) => tab.listen('/user/ana/private')));
    const bertaHears = await stranger.listen('/user/berta/private');
    const everybodyHears = await stranger.listen('/allusers/public');

    open.hub.toAccount('ana', { command: 'Start', reason: 'dolor de oído: ¿fiebre?\n' });
    open.hub.toAccount('berta', 'end');

    const start = { command: 'Start', reason: 'dolor de oído: ¿fiebre?\n' };
    await eventually(() => expect(anaHears).toEqual([[start], [start]]));
    await eventually(() => expect(bertaHears).toEqual(['end']));
    expect(everybodyHears).toEqual([]);
  });

  test('for one tab reaches that tab only', async () => {
    const first = await connected('ana');
    const [firstId = ''] = open.hub.connectionsOf('ana');
    const second = await connected('ana');
    const firstHears = await first.listen('/user/ana/private');
    const secondHears = await second.listen('/user/ana/private');

    open.hub.toSocket(firstId, 'for the first');
    open.hub.toSocket('no-such-socket', 'for nobody');
    open.hub.toAccount('ana', 'for both');

    await eventually(() => expect(secondHears).toEqual(['for both']));
    await eventually(() => expect(firstHears).toEqual(['for the first', 'for both']));
  });

  test('a ping reaches the professional under the own e-mail, and only there', async () => {
    proves('presence-ping-channel');
    const doctor = await connected('doc');
    const pings = await doctor.listen('/user/doc@clinica.test/ping');
    const events = await doctor.listen('/user/doc/private');

    open.hub.toPing('doc', { command: 'Ping' });
    open.hub.toAccount('doc', 'end');

    await eventually(() => expect(pings).toEqual([{ command: 'Ping' }]));
    await eventually(() => expect(events).toEqual(['end']));
  });

  test('for everybody reaches every subscriber, whatever the subscription’s id', async () => {
    proves('queue-socket');
    const raw = await openConnected(open.url, tokenOf('carla'));
    raw.send(frame('SUBSCRIBE', ['id:mine', 'destination:/allusers/public', 'receipt:1']));
    await raw.waitFor('RECEIPT');
    const listeners = await Promise.all(['ana', 'berta'].map((name) => connected(name)));
    const hears = await Promise.all(listeners.map((one) => one.listen('/allusers/public')));

    open.hub.toEveryone({ specialtyId: 1, waiting: 2, version: 3 });

    const event = { specialtyId: 1, waiting: 2, version: 3 };
    await eventually(() => expect(hears).toEqual([[event], [event]]));
    const message = await raw.waitFor('MESSAGE');
    expect(message).toContain('\nsubscription:mine\n');
    expect(message).toContain('\ndestination:/allusers/public\n');
    raw.socket.terminate();
  });

  test('each has its own id', async () => {
    const raw = await openConnected(open.url, tokenOf('ana'));
    raw.send(frame('SUBSCRIBE', ['id:1', 'destination:/user/ana/private', 'receipt:1']));
    await raw.waitFor('RECEIPT');
    for (let count = 0; count < 100; count += 1) open.hub.toAccount('ana', count);
    await eventually(() => expect(raw.received).toHaveLength(102));
    const ids = raw.received.slice(2).map((text) => /message-id:(.+)/.exec(text)?.[1]);
    expect(new Set(ids).size).toBe(100);
    raw.socket.terminate();
  });

  test('does not reach an ended subscription, and ending it twice is allowed', async () => {
    const raw = await openConnected(open.url, tokenOf('ana'));
    const stop = (receipt: string) => frame('UNSUBSCRIBE', ['id:1', `receipt:${receipt}`]);
    raw.send(
      frame('SUBSCRIBE', ['id:1', 'destination:/allusers/public']),
      frame('SUBSCRIBE', ['id:2', 'destination:/user/ana/private']),
      stop('stopped'),
      stop('again'),
    );
    await raw.waitFor('receipt-id:again');
    open.hub.toEveryone('not for ana');
    open.hub.toAccount('ana', 'for ana');
    await raw.waitFor('"for ana"');
    expect(raw.received.join()).not.toContain('not for ana');
    raw.socket.terminate();
  });
});

describe('a message to a capability', () => {
  test('names its sender by the session and socket', async () => {
    const senders: unknown[] = [];
    answering(({ rest, headers }, { principal, connectionId }) => {
      senders.push([rest, headers.get('command-id'), principal.accountId, connectionId]);
    }, '/app/rtc/*');
    const ana = await connected('ana');
    ana.client.publish({
      destination: '/app/rtc/room7',
      body: '{"accountId":"berta"}',
      headers: { 'command-id': 'c1', accountId: 'berta' },
    });
    const [connectionId] = open.hub.connectionsOf('ana');
    await eventually(() => expect(senders).toEqual([['room7', 'c1', 'ana', connectionId]]));
  });

  test('is processed after earlier ones of the same socket, and confirmed when done', async () => {
    const done: string[] = [];
    const first = Promise.withResolvers<void>();
    answering(async ({ body }) => {
      if (body === '"first"') await first.promise;
      done.push(body);
    });
    const ana = await connected('ana');
    const berta = await connected('berta');

    const sent = [ana.send('/app/message', 'first'), ana.send('/app/message', 'second')];
    await berta.send('/app/message', 'of another');
    expect(done).toEqual(['"of another"']);
    first.resolve();
    await Promise.all(sent);
    expect(done).toEqual(['"of another"', '"first"', '"second"']);
  });

  test('is processed even if the browser leaves, before its DISCONNECT is confirmed', async () => {
    const done: string[] = [];
    const first = Promise.withResolvers<void>();
    answering(async ({ body }) => {
      if (body === 'first') await first.promise;
      done.push(body);
    });
    const ana = await openConnected(open.url, tokenOf('ana'));
    ana.send(
      frame('SEND', ['destination:/app/message'], 'first'),
      frame('SEND', ['destination:/app/message'], 'PatientCancel'),
      frame('DISCONNECT', ['receipt:bye']),
      frame('SEND', ['destination:/app/message'], 'after the farewell'),
    );
    first.resolve();
    await ana.waitFor('receipt-id:bye');
    expect(done).toEqual(['first', 'PatientCancel']);
    expect(await ana.closed).toBe(1000);
  });

  test('whose handler hangs does not let its sender fill the memory', async () => {
    const narrow = await openHub({ limits: { waitingFrames: 5 } });
    const hanging = Promise.withResolvers<void>();
    narrow.hub.onSend({
      destination: '/app/message',
      who: everybody('always'),
      handle: () => hanging.promise,
    });
    const ana = await openConnected(narrow.url, tokenOf('ana'));
    ana.send(...new Array<string>(6).fill(frame('SEND', ['destination:/app/message'], 'x')));
    await ana.closed;
    expect(ana.received.at(-1)).toContain('message:too-many');
    hanging.resolve();
    await narrow.close();
  });
});

test('to several people reaches each under their own destination, and nobody else', async () => {
  const [ana, berta, carla] = [
    await connected('ana'),
    await connected('berta'),
    await connected('carla'),
  ];
  const anaHears = await ana.listen('/user/ana/private');
  const bertaHears = await berta.listen('/user/berta/private');
  const carlaHears = await carla.listen('/user/carla/private');

  open.hub.toAccounts(['ana', 'berta'], 'turn');
  open.hub.toAccounts([], 'nothing');
  open.hub.toAccount('carla', 'next');

  await eventually(() => expect(carlaHears).toEqual(['next']));
  expect(anaHears).toEqual(['turn']);
  expect(bertaHears).toEqual(['turn']);
});
