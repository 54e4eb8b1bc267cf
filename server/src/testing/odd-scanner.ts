import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { vi } from 'vitest';

/** A fake antivirus that answers what a test tells it to. */
export type OddScanner = {
  /** Resolves once a file was received and waits for the answer. */
  asked: (times?: number) => Promise<void>;
  /** Sends raw bytes to every waiting client. */
  say: (text: string | Buffer) => void;
  stop: () => Promise<void>;
};

const SLOW_MACHINE = { timeout: 30_000, interval: 20 };
const END_OF_STREAM = Buffer.alloc(4);

/** Starts it at the address of an antivirus. */
export async function startOddScanner(url: string): Promise<OddScanner> {
  const waiting = new Set<Socket>();
  let questions = 0;
  const server = createServer((socket) => {
    let last = Buffer.alloc(0);
    waiting.add(socket);
    socket.on('error', () => socket.destroy());
    socket.once('close', () => waiting.delete(socket));
    socket.on('data', (bytes: Buffer) => {
      last = Buffer.concat([last, bytes]).subarray(-END_OF_STREAM.length);
      if (last.equals(END_OF_STREAM)) questions += 1;
    });
  }).listen(Number(new URL(url).port), '127.0.0.1');
  await once(server, 'listening');
  return {
    asked: (times = 1) =>
      vi.waitFor(() => {
        if (questions < times) throw new Error(`asked ${questions} times`);
      }, SLOW_MACHINE),
    say: (text) => {
      for (const socket of waiting) socket.write(text);
    },
    stop: async () => {
      server.close();
      for (const socket of waiting) socket.destroy();
      await once(server, 'close');
    },
  };
}
