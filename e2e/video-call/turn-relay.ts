import { type ChildProcess, spawn } from 'node:child_process';
import { createSocket, type RemoteInfo, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../fixtures/free-port.ts';

const SECRET = 'shared between product and relay';

/** A relay as in installations, behind a network that a test can interrupt. */
export type TurnRelay = {
  /** Settings that give callers only this relay. */
  environment: NodeJS.ProcessEnv;
  /** While interrupted, every packet is lost. */
  cutRoad: (isCut: boolean) => void;
  close: () => Promise<void>;
};

/** Starts coturn and the network in front of it. */
export async function startTurnRelay(): Promise<TurnRelay> {
  const folder = mkdtempSync(path.join(tmpdir(), 'cercana-turn-'));
  const port = await freePort();
  const relay = spawn('turnserver', flags(port, folder), { stdio: ['ignore', 'pipe', 'ignore'] });
  const road = await openRoad(port);
  return {
    environment: {
      TURN_URL: `turn:127.0.0.1:${road.port}?transport=udp`,
      TURN_SECRET: SECRET,
      VIDEO_RELAY_ONLY: 'true',
    },
    cutRoad: road.cut,
    close: async () => {
      await end(relay);
      road.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const flags = (port: number, folder: string): string[] => [
  '-n',
  '--listening-ip=127.0.0.1',
  `--listening-port=${port}`,
  '--relay-ip=127.0.0.1',
  '--use-auth-secret',
  `--static-auth-secret=${SECRET}`,
  '--realm=clinica',
  '--fingerprint',
  '--no-tls',
  '--no-dtls',
  '--no-cli',
  '--allow-loopback-peers',
  '--log-file=stdout',
  `--pidfile=${path.join(folder, 'pid')}`,
  `--userdb=${path.join(folder, 'users')}`,
];

async function bound(): Promise<Socket> {
  const socket = createSocket('udp4');
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return socket;
}

/** Forwards packets to the relay and back, with one outgoing socket per caller. */
async function openRoad(relayPort: number) {
  const entrance = await bound();
  const outward = new Map<string, Socket>();
  let isCut = false;
  const outwardOf = ({ address, port }: RemoteInfo): Socket => {
    const name = `${address}:${port}`;
    const known = outward.get(name);
    if (known) return known;
    const socket = createSocket('udp4');
    socket.on('message', (answer) => !isCut && entrance.send(answer, port, address));
    outward.set(name, socket);
    return socket;
  };
  entrance.on('message', (packet, caller) => {
    if (!isCut) outwardOf(caller).send(packet, relayPort, '127.0.0.1');
  });
  return {
    port: entrance.address().port,
    cut: (cut: boolean) => {
      isCut = cut;
    },
    close: () => {
      for (const socket of [entrance, ...outward.values()]) socket.close();
    },
  };
}

async function end(relay: ChildProcess): Promise<void> {
  const gone = once(relay, 'exit');
  relay.kill('SIGTERM');
  await gone;
}
