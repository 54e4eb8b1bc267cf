import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

/** A program that is restarted when it ends by itself, until it is stopped. */
export type KeptRunning = { stop: () => Promise<void> };

const PAUSE_MS = 200;

/** Supervises a running program. */
export function keepRunning(
  running: ChildProcess,
  start: () => Promise<ChildProcess>,
): KeptRunning {
  let child = running;
  let isWanted = true;
  let mending = Promise.resolve();

  const mend = async (): Promise<void> => {
    while (isWanted) {
      try {
        child = await start();
        watch();
        return;
      } catch {
        // What the dead process left may still be in the way for a moment.
        await wait(PAUSE_MS);
      }
    }
  };
  const watch = (): void => {
    child.once('exit', () => {
      if (isWanted) mending = mend();
    });
  };

  watch();
  return {
    stop: async () => {
      isWanted = false;
      await mending;
      await end(child);
    },
  };
}

const end = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGINT');
  });
