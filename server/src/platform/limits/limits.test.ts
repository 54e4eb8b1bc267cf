import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { type RedisServer, startRedisServer } from '../bus/testing/redis-server.ts';
import { createLocalCounters } from './counters.ts';
import { createLimits, type Limits } from './limits.ts';

const TEN = { max: 10, windowSeconds: 3600 };

let redis: RedisServer;
beforeAll(async () => {
  redis = await startRedisServer();
});
afterAll(() => redis.kill());

const nodes: Limits[] = [];
let name = '';
beforeEach(() => {
  name = `searches:${crypto.randomUUID()}`;
});
afterEach(async () => void (await Promise.all(nodes.splice(0).map((node) => node.close()))));

async function aNode(REDIS_URL?: string): Promise<Limits> {
  const node = await createLimits({ REDIS_URL, REQUESTS_PER_MINUTE: 60 });
  nodes.push(node);
  return node;
}

/** Two nodes that share their counters, once both are connected. */
async function twoNodes(): Promise<[Limits, Limits]> {
  const [one, other] = [await aNode(redis.url), await aNode(redis.url)];
  await eventually(async () => {
    const greeting = `greeting:${crypto.randomUUID()}`;
    const once = { max: 1, windowSeconds: 60 };
    expect([await isHeard(one, greeting, once), await isHeard(other, greeting, once)]).toEqual([
      true,
      false,
    ]);
  });
  return [one, other];
}

const isHeard = (node: Limits, what: string, limit = TEN) =>
  node.require(what, limit).then(
    () => true,
    () => false,
  );

/** How many of some simultaneous requests are accepted. */
async function heard(node: Limits, requests: number): Promise<number> {
  const answers = await Promise.all(Array.from({ length: requests }, () => isHeard(node, name)));
  return answers.filter(Boolean).length;
}

test('of fifty simultaneous requests ten are accepted', async () => {
  expect(await heard(await aNode(), 50)).toBe(10);
});

test('a refusal says when to retry', async () => {
  const node = await aNode();
  await heard(node, 10);
  await expect(node.require(name, TEN)).rejects.toMatchObject({
    code: 'request.too-many',
    extra: { retryAfter: 3600 },
  });
});

test('requests through two nodes are counted together', async () => {
  const [one, other] = await twoNodes();
  expect((await heard(one, 6)) + (await heard(other, 50))).toBe(10);
});

test('emptying Redis resets no count', async () => {
  const [one] = await twoNodes();
  await heard(one, 10);
  const stranger = new Redis(redis.url);
  await stranger.flushall();
  stranger.disconnect();
  expect(await heard(one, 5)).toBe(0);
});

test.each(['freeze', 'kill'] as const)(
  '%s of Redis opens nothing and stops nobody',
  async (how) => {
    const [one] = await twoNodes();
    await heard(one, 4);
    await redis[how]();
    expect(await heard(one, 50)).toBe(6);
    await redis.kill();
    await redis.start();
  },
);

test('a new window starts from zero', async () => {
  let now = 0;
  const counters = createLocalCounters(() => now);
  await counters.count('searches', 1000);
  now = 999;
  expect(await counters.count('searches', 1000)).toEqual({ hits: 2, msLeft: 1 });
  now = 1000;
  expect(await counters.count('searches', 1000)).toEqual({ hits: 1, msLeft: 1000 });
  await counters.close();
});

test('what succeeded does not count where only failures do, on any node', async () => {
  const [one, other] = await twoNodes();
  for (let tries = 0; tries < 25; tries += 1) {
    const succeeded = await (tries % 2 ? one : other).requireFailures(name, TEN);
    await succeeded();
  }
  const failures = Array.from({ length: 12 }, () => one.requireFailures(name, TEN));
  const refused = (await Promise.allSettled(failures)).filter(
    ({ status }) => status === 'rejected',
  );
  expect(refused).toHaveLength(2);
  await expect(other.requireFailures(name, TEN)).rejects.toMatchObject({
    code: 'request.too-many',
  });
});
