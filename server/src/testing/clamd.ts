import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../platform/free-port.ts';

/**
 * The harmless text that every antivirus reports as a virus (EICAR), in two parts so that this file is not
 * reported.
 */
export const EICAR = [
  'X5O!P%@AP[4\\PZX54(P^)7CC)7}$',
  'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*',
].join('');

/** The daemon's only signature: that text anywhere in any file (.ndb: name, type, position, bytes). */
const SIGNATURE = `Prueba.Eicar:0:*:${Buffer.from(EICAR).toString('hex')}\n`;
/** Its name; signatures not signed by ClamAV are UNOFFICIAL. */
export const EICAR_NAME = 'Prueba.Eicar.UNOFFICIAL';

/** A real ClamAV daemon for tests, which can be stopped and started again on the same port. */
export type Clamd = {
  url: string;
  /** The same daemon over its socket in the file system. */
  socketUrl: string;
  start: () => Promise<void>;
  stop: () => Promise<void>;
  /** Ends it and deletes its folder. */
  remove: () => Promise<void>;
};

/** Prepares `clamd` on a free port with one signature, without starting it. */
export async function aClamd(): Promise<Clamd> {
  const folder = mkdtempSync(path.join(tmpdir(), 'cercana-clamd-'));
  const port = await freePort();
  const signatures = path.join(folder, 'signatures');
  const socket = path.join(folder, 'clamd.ctl');
  const settings = path.join(folder, 'clamd.conf');
  mkdirSync(signatures);
  writeFileSync(path.join(signatures, 'prueba.ndb'), SIGNATURE);
  writeFileSync(
    settings,
    [
      'Foreground yes',
      'TCPAddr 127.0.0.1',
      `TCPSocket ${port}`,
      `LocalSocket ${socket}`,
      `DatabaseDirectory ${signatures}`,
      `TemporaryDirectory ${folder}`,
      '',
    ].join('\n'),
  );
  let running: ChildProcess | undefined;
  const stop = async () => {
    await end(running);
    running = undefined;
  };
  return {
    url: `clamd://127.0.0.1:${port}`,
    socketUrl: `clamd://${socket}`,
    start: async () => {
      running = await launch(settings);
    },
    stop,
    remove: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The daemon's output once it listens. */
const READY = 'Self checking';

function launch(settings: string): Promise<ChildProcess> {
  const child = spawn('clamd', [`--config-file=${settings}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  return new Promise((resolve, reject) => {
    child.once('error', (cause) => {
      reject(
        new Error('clamd is needed for this test: install the package clamav-daemon', { cause }),
      );
    });
    child.once('exit', () => reject(new Error(`clamd did not start:\n${said}`)));
    child.stdout.on('data', (lines: Buffer) => {
      said += lines;
      if (said.includes(READY)) resolve(child);
    });
  });
}

async function end(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGKILL');
  await exited;
}
