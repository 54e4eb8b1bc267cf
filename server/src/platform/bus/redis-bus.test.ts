import { Redis } from 'ioredis';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import type { Bus } from './bus.ts';
import { createBus } from './create-bus.ts';
import { createRedisBus } from './redis-bus.ts';
import { startMutableProxy } from './testing/mutable-proxy.ts';
import { createQuietLog, type QuietLog } from './testing/quiet-log.ts';
import { type RedisServer, startRedisServer } from './testing/redis-server.ts';

type Node = { bus: Bus; log: QuietLog; heard: string[] };

const nodes: Node[] = [];
let redis: RedisServer;

beforeEach(async () => {
  redis = await startRedisServer();
});

afterEach(async () => {
  await Promise.all(nodes.splice(0).map(({ bus }) => bus.close()));
  await redis.kill();
});

async function aNode(prefix = 'test:'): Promise<Node> {
  const log = createQuietLog();
  const bus = await createBus({ redisUrl: redis.url, prefix, log });
  const heard: string[] = [];
  await bus.subscribe('guard', (message) => heard.push(message));
  const node = { bus, log, heard };
  nodes.push(node);
  return node;
}

/** Repeats a message until the other node receives one: then both are connected. */
async function joined(from: Node, to: Node): Promise<void> {
  await eventually(async () => {
    await from.bus.publish('guard', 'greeting');
    expect(to.heard).toContain('greeting');
  });
  await from.bus.publish('guard', 'last greeting');
  await eventually(() => expect(to.heard).toContain('last greeting'));
  from.heard.length = 0;
  to.heard.length = 0;
}

test('without Redis nothing fails, it is logged once, and the node hears itself', async () => {
  await redis.kill();
  const alone = await aNode();

  for (const message of ['1', '2', '3']) await alone.bus.publish('guard', message);
  expect(alone.heard).toEqual(['1', '2', '3']);

  await eventually(() => expect(alone.log.lines).toHaveLength(1));
  await redis.start();
  await eventually(() => expect(alone.log.lines).toHaveLength(2));
  expect(alone.log.lines).toEqual([
    'error bus: Redis is lost, events stay on this node',
    'info bus: Redis is back',
  ]);
});

test('installations that share one Redis do not hear each other', async () => {
  const ours = await aNode('ours:');
  const twin = await aNode('ours:');
  const theirs = await aNode('theirs:');
  await joined(ours, twin);

  await ours.bus.publish('guard', 'hola');

  await eventually(() => expect(twin.heard).toEqual(['hola']));
  expect(theirs.heard).toEqual([]);
});

test('foreign data in Redis breaks nothing', async () => {
  const node = await aNode();
  const twin = await aNode();
  await joined(node, twin);
  const stranger = new Redis(redis.url);

  await stranger.publish('test:guard', '');
  await stranger.publish('test:guard', 'x'.repeat(20));
  await node.bus.publish('guard', 'hola');

  await eventually(() => expect(twin.heard).toContain('hola'));
  stranger.disconnect();
});

test('both nodes hear a thousand messages exactly once and in order', async () => {
  const one = await aNode();
  const two = await aNode();
  await joined(one, two);
  await joined(two, one);
  const messages = Array.from({ length: 1_000 }, (_, index) => `ñ${index}`);

  for (const message of messages) await one.bus.publish('guard', message);

  expect(one.heard).toEqual(messages);
  await eventually(() => expect(two.heard).toHaveLength(1_000));
  expect(two.heard).toEqual(messages);
  expect(one.heard).toEqual(messages);
});

test('after Redis was killed and started again, each message is heard once', async () => {
  const one = await aNode();
  const two = await aNode();
  await joined(one, two);

  await redis.kill();
  await one.bus.publish('guard', 'while it was down');
  await redis.start();
  await joined(one, two);
  await joined(two, one);
  await one.bus.publish('guard', 'after');
  await one.bus.publish('guard', 'end');

  await eventually(() => expect(two.heard).toContain('end'));
  expect(two.heard).toEqual(['after', 'end']);
  expect(one.heard).toEqual(['after', 'end']);
});

test('a node that was cut off is told once, after the recovery, that it hears the others again', async () => {
  const [one, two] = [await aNode(), await aNode()];
  const recovered: string[] = [];
  one.bus.onRecovered(() => recovered.push('one'));
  two.bus.onRecovered(() => recovered.push('two'));
  await joined(one, two);
  expect(recovered).toEqual([]);

  await redis.kill();
  await redis.start();

  await eventually(() => expect(recovered.sort()).toEqual(['one', 'two']));
  await one.bus.publish('guard', 'after');
  await eventually(() => expect(two.heard).toEqual(['after']));
  expect(recovered).toHaveLength(2);
});

test('a node that started without Redis is told when it hears the others', async () => {
  await redis.kill();
  const alone = await aNode();
  const recovered = vi.fn();
  alone.bus.onRecovered(recovered);
  await redis.start();
  await eventually(() => expect(recovered).toHaveBeenCalledOnce());
});

test('a node that left a channel no longer hears it', async () => {
  const one = await aNode();
  const two = await aNode();
  const heard: string[] = [];
  const leave = await two.bus.subscribe('guard', (message) => heard.push(message));
  await joined(one, two);
  heard.length = 0;

  await leave();
  await one.bus.publish('guard', 'hola');

  await eventually(() => expect(two.heard).toEqual(['hola']));
  expect(heard).toEqual([]);
});

test('a connection to Redis that no longer answers is dropped, also while only listening', async () => {
  const two = await aNode();
  const proxy = await startMutableProxy(redis.url);
  const log = createQuietLog();
  const bus = createRedisBus({ url: proxy.url, prefix: 'test:', log, answerWithinMs: 200 });
  const one: Node = { bus, log, heard: [] };
  nodes.push(one);
  await bus.subscribe('guard', (message) => one.heard.push(message));
  await joined(two, one);
  await joined(one, two);

  proxy.swallow();
  await one.bus.publish('guard', 'swallowed');
  await joined(two, one);
  await two.bus.publish('guard', 'after');

  await eventually(() => expect(one.heard).toEqual(['after']));
  await proxy.close();
});
