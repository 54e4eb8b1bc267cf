import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { acceptConsent, getConsentText } from '@app/contract/consents';
import { joinQueue } from '@app/contract/guard-queue';
import { getOwnProfile } from '@app/contract/profiles';
import { commandEntry } from '@app/contract/visits';
import { logIn } from '../log-in.ts';
import { measure, type Result } from '../measure.ts';
import { type Measured, openPool, type Product } from '../product.ts';
import { withSession } from '../sessions.ts';
import { type Line, lastDelivery, openLines, plainLine, spoken, stompLine } from './lines.ts';

const FEW = 1_000;
/** This process connects to both servers, so it needs two file descriptors per pair. */
const MANY = Math.min(Number(process.env.BENCH_SOCKETS ?? 5_000), (filesAllowed() - 500) / 2);
const SOCKETS_PER_SESSION = 3;
const ROUNDS = 5;
/** Pongs of a socket in one round: below its rate limit, which refills. */
const SIGNS = 4;
const REFILL_MS = 2_000;

/** Measures broadcast, pongs and memory of many sockets, against sockets without a protocol. */
export async function socketsBench(product: Product, bare: Measured): Promise<Result[]> {
  const pool = openPool(product);
  const sessions = await withSession(
    product,
    pool,
    'clinica@cercana.test',
    Math.ceil(MANY / SOCKETS_PER_SESSION),
  );
  await pool.end();
  const ours: Line[] = [];
  const theirs: Line[] = [];
  const openOurs = async (count: number) => {
    const from = ours.length;
    const at = (index: number) => sessions[(from + index) % sessions.length];
    const open = (index: number) => {
      const session = at(index);
      if (!session) throw new Error('no session');
      return stompLine(product.url, session);
    };
    ours.push(...(await openLines(count, open)));
  };
  const openTheirs = async (count: number) =>
    void theirs.push(...(await openLines(count, () => plainLine(bare.url))));
  await openOurs(FEW);
  await openTheirs(FEW);

  const speak = await speaker(product);
  const broadcast = (atMost: number) =>
    measure({
      id: 'P7',
      what: `broadcast to ${ours.length} sockets, last delivery`,
      unit: 'ms',
      goal: { atMost },
      rounds: 11,
      product: () => lastDelivery(ours, speak),
      reference: () => lastDelivery(theirs, () => fetch(`${bare.url}/broadcast`)),
    });
  const few = await broadcast(1.1);

  const step = Math.floor((MANY - FEW) / ROUNDS);
  const growth = async (one: Measured, open: (count: number) => Promise<void>) => {
    const before = await one.memoryMb();
    await open(step);
    return (((await one.memoryMb()) - before) * 1024) / step;
  };
  const memory = await measure({
    id: 'P9',
    what: 'memory of an idle socket',
    unit: 'KiB',
    goal: { atMost: 1.6 },
    rounds: ROUNDS,
    product: () => growth(product, openOurs),
    reference: () => growth(bare, openTheirs),
  });
  const many = await broadcast(1.2);
  const presence = await presenceBench(ours, theirs);
  for (const { socket } of [...ours, ...theirs]) socket.terminate();
  return [few, many, presence, memory];
}

const presenceBench = (ours: Line[], theirs: Line[]) => {
  const body = (line: Line) => JSON.stringify({ professionalId: line.accountId, command: 'Pong' });
  return measure({
    id: 'P8',
    what: `signs of presence on ${ours.length} sockets`,
    unit: '/s',
    goal: { atLeast: 0.5 },
    rounds: ROUNDS,
    product: async () => {
      await setTimeout(REFILL_MS);
      return spoken(
        ours,
        SIGNS,
        (line, isLast) =>
          `SEND\ndestination:/app/pong\n${isLast ? 'receipt:last\n' : ''}\n${body(line)}\0`,
      );
    },
    reference: () =>
      spoken(theirs, SIGNS, (line, isLast) => `${body(line)}${isLast ? 'last' : ''}`),
  });
};

function filesAllowed(): number {
  const [, limit] = /Max open files\s+(\d+)/.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
  return Number(limit ?? 1_024);
}

/** A patient who joins and leaves, which is announced to everybody. */
async function speaker(product: Product): Promise<() => Promise<void>> {
  const { id_token } = await logIn(product.url, 'paciente@cercana.test');
  const headers = { authorization: `Bearer ${id_token}`, 'content-type': 'application/json' };
  const ask = async (method: string, path: string, body?: object) =>
    (
      await fetch(`${product.url}${path}`, {
        method,
        headers,
        ...(body ? { body: JSON.stringify(body) } : {}),
      })
    ).json();
  const patientId = (await ask('GET', getOwnProfile.path)).data.id;
  const text = await ask('GET', getConsentText.path.replace(':kind', 'teleconsultation'));
  await ask('POST', acceptConsent.path, {
    patientId,
    kind: 'teleconsultation',
    body_hash: text.data.body_hash,
  });
  let queueId = '';
  return async () => {
    if (queueId) {
      await ask('PUT', commandEntry.path.replace(':queueId', queueId), {
        command: 'PatientCancel',
      });
      queueId = '';
      return;
    }
    queueId = (await ask('POST', joinQueue.path, { patientId, specialtyId: 1, reason: 'bench' }))
      .data.queueId;
  };
}
