import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../../free-port.ts';

/** A real Redis for tests, which can be killed and started again on the same port. */
export type RedisServer = {
  url: string;
  start: () => Promise<void>;
  /** Stops answering; its connections stay open. */
  freeze: () => void;
  kill: () => Promise<void>;
};

/** Starts `redis-server` on a free port; fails if it is not installed. */
export async function startRedisServer(): Promise<RedisServer> {
  const port = await freePort();
  let running = await launch(port);
  return {
    url: `redis://127.0.0.1:${port}`,
    start: async () => {
      running = await launch(port);
    },
    freeze: () => void running.kill('SIGSTOP'),
    kill: () => kill(running),
  };
}

function launch(port: number): Promise<ChildProcess> {
  const options = ['--save', '', '--port', String(port), '--bind', '127.0.0.1'];
  const child = spawn('redis-server', options, { stdio: ['ignore', 'pipe', 'inherit'] });
  return new Promise((resolve, reject) => {
    child.once('error', (cause) => {
      reject(
        new Error('redis-server is needed for this test: install the package redis', { cause }),
      );
    });
    child.once('exit', () => reject(new Error(`redis-server did not start on port ${port}`)));
    child.stdout.on('data', (lines: Buffer) => {
      if (lines.includes('Ready to accept connections')) resolve(child);
    });
  });
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}
