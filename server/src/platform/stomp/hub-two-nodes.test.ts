import { afterEach, beforeEach, expect, test } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { createBus } from '../bus/create-bus.ts';
import { createQuietLog } from '../bus/testing/quiet-log.ts';
import { type RedisServer, startRedisServer } from '../bus/testing/redis-server.ts';
import { type OpenHub, openHub, tokenOf } from './testing/open-hub.ts';
import { connectStock, type StockClient } from './testing/stock-client.ts';

let redis: RedisServer;
let here: OpenHub;
let there: OpenHub;
const clients: StockClient[] = [];

beforeEach(async () => {
  redis = await startRedisServer();
  [here, there] = await Promise.all([aNode(), aNode()]);
});

afterEach(async () => {
  await Promise.all(clients.splice(0).map(({ client }) => client.deactivate()));
  await Promise.all([here.close(), there.close()]);
  ended.clear();
  await redis.kill();
});

/** Ended sessions, shared by all nodes. */
const ended = new Set<string>();

const aNode = async (): Promise<OpenHub> =>
  openHub(
    { isStillIn: async ({ sessionId }) => !ended.has(sessionId) },
    await createBus({ redisUrl: redis.url, prefix: 'test:', log: createQuietLog() }),
  );

async function connected({ url }: OpenHub, accountId: string, session = 1): Promise<StockClient> {
  const client = await connectStock(url, tokenOf(accountId, session));
  clients.push(client);
  return client;
}

/** Publishes on one node until a client of the other receives it. */
async function joined(from: OpenHub, to: OpenHub): Promise<void> {
  const guest = await connected(to, 'guest');
  const heard = await guest.listen('/user/guest/private');
  await eventually(() => {
    from.hub.toAccount('guest', 'greeting');
    expect(heard).toContain('greeting');
  });
  await guest.client.deactivate();
}

async function bothJoined(): Promise<void> {
  await joined(here, there);
  await joined(there, here);
}

test('the sockets of a session that ends on one node close on the other', async () => {
  await bothJoined();
  const ana = await connected(there, 'ana');

  here.hub.closeSession(tokenOf('ana'));

  await eventually(() => expect(ana.errors).toEqual(['session-ended']));
  expect(there.hub.connectionsOf('ana')).toEqual([]);
});

test('each event reaches the sockets of both nodes exactly once', async () => {
  await bothJoined();
  const anaHere = await connected(here, 'ana', 1);
  const anaThere = await connected(there, 'ana', 2);
  const doctor = await connected(there, 'doc');
  const heard = await Promise.all([
    anaHere.listen('/user/ana/private'),
    anaThere.listen('/user/ana/private'),
    doctor.listen('/user/doc/private'),
  ]);
  const publicHere = await anaHere.listen('/allusers/public');
  const publicThere = await anaThere.listen('/allusers/public');
  const pings = await doctor.listen('/user/doc@clinica.test/ping');
  const [doctorSocket = ''] = there.hub.connectionsOf('doc');

  here.hub.toAccount('ana', 1);
  here.hub.toEveryone({ waiting: 1 });
  here.hub.toPing('doc', 'ping');
  here.hub.toSocket(doctorSocket, 'for this tab');
  here.hub.toAccount('ana', 2);
  here.hub.toAccount('doc', 'end');

  await eventually(() =>
    expect(heard).toEqual([
      [1, 2],
      [1, 2],
      ['for this tab', 'end'],
    ]),
  );
  expect(publicHere).toEqual([{ waiting: 1 }]);
  expect(publicThere).toEqual([{ waiting: 1 }]);
  expect(pings).toEqual(['ping']);
});

test('while Redis is down each node serves its own clients; afterwards both receive each event once', async () => {
  await bothJoined();
  const anaHere = await connected(here, 'ana', 1);
  const anaThere = await connected(there, 'ana', 2);
  const heardHere = await anaHere.listen('/user/ana/private');
  const heardThere = await anaThere.listen('/user/ana/private');

  await redis.kill();
  here.hub.toAccount('ana', 'while it was down');
  await eventually(() => expect(heardHere).toEqual(['while it was down']));

  await redis.start();
  await bothJoined();
  here.hub.toAccount('ana', 'after');
  here.hub.toAccount('ana', 'end');

  await eventually(() => expect(heardThere).toEqual(['after', 'end']));
  await eventually(() => expect(heardHere).toEqual(['while it was down', 'after', 'end']));
});

test('when Redis is back everybody on both nodes is told to fetch again', async () => {
  await bothJoined();
  const people = await Promise.all([connected(here, 'ana'), connected(there, 'doc')]);
  const heard = await Promise.all(people.map((one) => one.listen('/allusers/public')));
  expect(heard).toEqual([[], []]);

  await redis.kill();
  await redis.start();

  await eventually(() => {
    for (const one of heard) expect(one).toContainEqual({ command: 'Resync' });
  });
});

test('the sockets of a session that ended while Redis was down close on the other node afterwards', async () => {
  await bothJoined();
  const ana = await connected(there, 'ana', 1);
  const other = await connected(there, 'ana', 2);
  await redis.kill();
  ended.add(tokenOf('ana', 1));
  here.hub.closeSession(tokenOf('ana', 1));

  await redis.start();

  await eventually(() => expect(ana.errors).toEqual(['session-ended']));
  expect(there.hub.sessions()).toEqual([tokenOf('ana', 2)]);
  expect(other.errors).toEqual([]);
});
