import { acceptConsent, getConsentText } from '@app/contract/consents';
import { commandEntry, joinQueue } from '@app/contract/guard-queue';
import { getOwnProfile } from '@app/contract/profiles';
import WebSocket from 'ws';
import { logIn } from '../log-in.ts';
import { measure, type Result } from '../measure.ts';
import { type Measured, openPool, type Product } from '../product.ts';

const SOCKETS = Number(process.env.BENCH_SOCKETS ?? 1_000);

type Line = { socket: WebSocket; onMessage: (listener: () => void) => void };

/** Broadcast, presence messages and memory of many sockets, against sockets with no protocol. */
export async function socketsBench(product: Product, bare: Measured): Promise<Result[]> {
  const tokens = await sessionsFor(product, SOCKETS);
  const before = { product: product.residentMb(), bare: bare.residentMb() };
  const ours = await openAll(SOCKETS, (index) =>
    stompLine(product.url, tokens[index % tokens.length]),
  );
  const theirs = await openAll(SOCKETS, () => plainLine(bare.url));
  const perSocket = {
    product: ((product.residentMb() - before.product) * 1024) / SOCKETS,
    bare: ((bare.residentMb() - before.bare) * 1024) / SOCKETS,
  };
  const speak = await speakers(product);
  const broadcast = await measure({
    id: 'P7',
    what: `broadcast to ${SOCKETS} sockets, last delivery`,
    unit: 'ms',
    goal: { atMost: 1.1 },
    product: () => lastDelivery(ours, speak),
    reference: () => lastDelivery(theirs, async () => void (await fetch(`${bare.url}/broadcast`))),
  });
  const memory = await measure({
    id: 'P9',
    what: 'resident memory of an idle socket',
    unit: 'KiB',
    goal: { atMost: 1.6 },
    rounds: 1,
    product: async () => perSocket.product,
    reference: async () => perSocket.bare,
  });
  for (const { socket } of [...ours, ...theirs]) socket.terminate();
  return [broadcast, memory];
}

/** As many sessions as three sockets each need. */
async function sessionsFor(
  product: Product,
  sockets: number,
): Promise<{ token: string; sub: string }[]> {
  const pool = openPool(product);
  const count = Math.ceil(sockets / 3);
  await pool.query(
    `insert into account (id, email, role, status, password_hash, activated_at)
     select gen_random_uuid(), 'socket' || n || '@cercana.test', 'PATIENT', 'ACTIVE', password_hash, now()
     from generate_series(1, $1) n, account where email = 'paciente@cercana.test' on conflict do nothing`,
    [count],
  );
  await pool.end();
  const sessions: { token: string; sub: string }[] = [];
  for (let index = 1; index <= count; index += 1) {
    const { id_token, sub } = await logIn(product.url, `socket${index}@cercana.test`);
    sessions.push({ token: id_token, sub });
  }
  return sessions;
}

async function openAll(count: number, open: (index: number) => Promise<Line>): Promise<Line[]> {
  const lines: Line[] = [];
  for (let start = 0; start < count; start += 50) {
    const batch = Array.from({ length: Math.min(50, count - start) }, (_, offset) =>
      open(start + offset),
    );
    lines.push(...(await Promise.all(batch)));
  }
  return lines;
}

function stompLine(
  url: string,
  session: { token: string; sub: string } | undefined,
): Promise<Line> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, { perMessageDeflate: false });
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('open', () =>
      socket.send(
        `CONNECT\naccept-version:1.2\nheart-beat:0,0\nAuthorization:Bearer ${session?.token}\n\n\0`,
      ),
    );
    socket.once('message', () => {
      socket.send('SUBSCRIBE\nid:p\ndestination:/allusers/public\n\n\0');
      resolve({ socket, onMessage: (listener) => socket.once('message', listener) });
    });
  });
}

function plainLine(url: string): Promise<Line> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`, { perMessageDeflate: false });
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('open', () =>
      resolve({ socket, onMessage: (listener) => socket.once('message', listener) }),
    );
  });
}

/** Milliseconds from the act to its arrival at the last socket. */
async function lastDelivery(lines: Line[], act: () => Promise<void>): Promise<number> {
  let first = 0;
  const arrived = lines.map(
    ({ onMessage }) =>
      new Promise<void>((resolve) =>
        onMessage(() => {
          // The act itself is a call: delivery is measured from its first arrival.
          first ||= performance.now();
          resolve();
        }),
      ),
  );
  await act();
  await Promise.all(arrived);
  return performance.now() - first;
}

/** A patient who joins and leaves: each of the two is told to everybody. */
async function speakers(product: Product): Promise<() => Promise<void>> {
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
