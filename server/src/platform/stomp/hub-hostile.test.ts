import { connect } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { everybody } from '@app/contract/kernel';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { eventually } from '../../testing/eventually.ts';
import { type OpenHub, openHub, tokenOf } from './testing/open-hub.ts';
import { frame, openConnected, openRaw, type RawSocket } from './testing/raw-socket.ts';
import { connectStock, type StockClient } from './testing/stock-client.ts';

const MEGABYTE = 1024 * 1024;
const POLICY_VIOLATION = 1008;
const TOO_BIG = 1009;

let open: OpenHub;
let handled: string[];
let bystander: StockClient;
let heard: unknown[];

beforeEach(async () => {
  open = await openHub();
  handled = [];
  open.hub.onSend({
    destination: '/app/message',
    who: everybody('always'),
    handle: ({ body }) => void handled.push(body),
  });
  bystander = await connectStock(open.url, tokenOf('berta'));
  heard = await bystander.listen('/user/berta/private');
});

afterEach(async () => {
  open.hub.toAccount('berta', 'still here');
  await eventually(() => expect(heard).toEqual(['still here']));
  expect(bystander.errors).toEqual([]);
  await bystander.client.deactivate();
  await open.close();
  expect(open.log.lines).toEqual([]);
});

const connected = (): Promise<RawSocket> => openConnected(open.url, tokenOf('ana'));

describe('a hostile frame closes its own socket only', () => {
  test.each<[name: string, hostile: string | Buffer]>([
    ['nothing', ''],
    ['no NUL', 'SEND\ndestination:/app/message\n\nhola'],
    ['two frames in one message', frame('SEND', ['destination:/app/message'], 'a').repeat(2)],
    ['a content-length that promises more', frame('SEND', ['content-length:9'], 'hola')],
    ['a content-length that promises less', frame('SEND', ['content-length:1'], 'hola')],
    ['a negative content-length', frame('SEND', ['content-length:-1'], 'hola')],
    ['a header that hides a header', frame('SEND', ['destination:/app/message\rx:y'], 'hola')],
    ['a head of 60 KB', frame('SEND', [`a:${'x'.repeat(60_000)}`], 'hola')],
    ['a thousand headers', frame('SEND', new Array(1_000).fill('a:b'), 'hola')],
    ['an undefined escape', frame('SEND', ['destination:/app/\\message'], 'hola')],
    ['a selector', frame('SUBSCRIBE', ['id:1', 'destination:/allusers/public', 'selector:true'])],
    ['an unknown command', frame('EXECUTE')],
    ['a command of the server', frame('MESSAGE', ['subscription:sub-0'], '{}')],
    ['binary data', Buffer.from(frame('SEND', ['destination:/app/message'], 'hola'))],
    ['a receipt with a line feed', frame('SEND', ['destination:/app/message', 'receipt:a\\nb:c'])],
    ['a subscription without id', frame('SUBSCRIBE', ['destination:/allusers/public'])],
    ['an id with a line feed', frame('SUBSCRIBE', ['id:a\\nb', 'destination:/allusers/public'])],
    ['a long id', frame('SUBSCRIBE', [`id:${'x'.repeat(65)}`, 'destination:/allusers/public'])],
  ])('%s', async (_name, hostile) => {
    const ana = await connected();
    ana.send(hostile);
    expect(await ana.closed).toBe(POLICY_VIOLATION);
    expect(ana.received.at(-1)).toBe('ERROR\nversion:1.2\nmessage:malformed\n\n\0');
    expect(handled).toEqual([]);
  });

  test('bad UTF-8', async () => {
    const ana = await connected();
    const bytes = Buffer.from(frame('SEND', ['destination:/app/message'], 'h?la'));
    bytes[bytes.indexOf('?')] = 0xff;
    ana.socket.send(bytes, { binary: false });
    expect(await ana.closed).toBe(POLICY_VIOLATION);
    expect(handled).toEqual([]);
  });

  test('the same subscription id twice', async () => {
    const ana = await connected();
    const subscription = frame('SUBSCRIBE', ['id:1', 'destination:/allusers/public']);
    ana.send(subscription, subscription);
    expect(await ana.closed).toBe(POLICY_VIOLATION);
  });
});

describe('excess', () => {
  test('a frame of 65 KB', async () => {
    const ana = await connected();
    ana.send(frame('SEND', ['destination:/app/message'], 'x'.repeat(65 * 1024)));
    expect(await ana.closed).toBe(TOO_BIG);
    expect(handled).toEqual([]);
  });

  test('20 MB without an end are cut off at the start', async () => {
    const ana = await connected();
    const part = 'x'.repeat(16 * 1024);
    let sent = 0;
    while (ana.socket.readyState === WebSocket.OPEN && sent < 20 * MEGABYTE) {
      ana.socket.send(part, { fin: false });
      sent += part.length;
      await setImmediate();
    }
    expect(await ana.closed).toBe(TOO_BIG);
    expect(sent).toBeLessThan(5 * MEGABYTE);
    expect(handled).toEqual([]);
  });

  test('a message that announces 20 MB is not awaited', async () => {
    const stream = connect(open.port, '127.0.0.1');
    stream.on('error', () => {});
    stream.write(
      'GET /ws HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
        'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
    );
    const header = Buffer.from([0x81, 0xff, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
    header.writeUInt32BE(20 * MEGABYTE, 6);
    stream.write(header);
    const closed = new Promise((resolve) => stream.once('close', resolve));
    stream.resume();
    await closed;
  });

  test('a message in a thousand fragments', async () => {
    const ana = await connected();
    for (let count = 0; count < 1_000; count += 1) ana.socket.send('x', { fin: false });
    expect(await ana.closed).toBe(POLICY_VIOLATION);
  });

  test('10,000 subscriptions', async () => {
    const ana = await connected();
    const ids = Array.from({ length: 10_000 }, (_, index) => index);
    ana.send(...ids.map((id) => frame('SUBSCRIBE', [`id:${id}`, 'destination:/allusers/public'])));
    expect(await ana.closed).toBe(POLICY_VIOLATION);
    expect(ana.received.at(-1)).toContain('message:too-many');
  });

  test('the 21st subscription', async () => {
    const ana = await connected();
    const ids = Array.from({ length: 21 }, (_, index) => index);
    ana.send(
      ...ids.map((id) =>
        frame('SUBSCRIBE', [`id:${id}`, 'destination:/allusers/public', `receipt:${id}`]),
      ),
    );
    expect(await ana.closed).toBe(POLICY_VIOLATION);
    expect(ana.received.filter((text) => text.startsWith('RECEIPT'))).toHaveLength(20);
    expect(ana.received.at(-1)).toContain('message:too-many');
  });

  test.each([
    ['messages', frame('SEND', ['destination:/app/message'], 'hola')],
    ['heart-beats', '\n'],
  ])('1,000 %s at once', async (_name, one) => {
    const ana = await connected();
    ana.send(...new Array<string>(1_000).fill(one));
    expect(await ana.closed).toBe(POLICY_VIOLATION);
    expect(ana.received.at(-1)).toContain('message:too-many');
    expect(handled.length).toBeLessThanOrEqual(30);
  });

  test('1,000 WebSocket pings at once', async () => {
    const ana = await connected();
    for (let count = 0; count < 1_000; count += 1) ana.socket.ping();
    expect(await ana.closed).toBe(POLICY_VIOLATION);
  });

  test('a flood before CONNECT', async () => {
    const raw = await openRaw(open.url);
    raw.send(...new Array<string>(1_000).fill('\n'));
    expect(await raw.closed).toBe(POLICY_VIOLATION);
  });
});

describe('a limit of a destination', () => {
  beforeEach(() => {
    open.hub.onSend({
      destination: '/app/rtc/*',
      who: everybody('always'),
      allowance: { perSecond: 30, burst: 60 },
      handle: ({ body }) => void handled.push(body),
    });
  });

  const signal = frame('SEND', ['destination:/app/rtc/room7'], 'candidate');

  test('allows faster signalling in a call and does not use up the common limit', async () => {
    const ana = await connected();
    ana.send(...new Array<string>(60).fill(signal));
    ana.send(...new Array<string>(20).fill(frame('SEND', ['destination:/app/message'], 'hola')));
    await eventually(() => expect(handled).toHaveLength(80));
    ana.socket.terminate();
  });

  test('is enforced too', async () => {
    const ana = await connected();
    ana.send(...new Array<string>(1_000).fill(signal));
    expect(await ana.closed).toBe(POLICY_VIOLATION);
    expect(handled.length).toBeLessThanOrEqual(62);
  });
});
