import type { ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

/** A program that is restarted if it ends by itself, until it is stopped. */
export type KeptRunning = { stop: () => Promise<void> };

const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 5_000;

/** Supervises a running program; tells why a restart failed, and tries again after a longer pause each time. */
export function keepRunning(
  running: ChildProcess,
  start: () => Promise<ChildProcess>,
  onFailure: (error: Error) => void,
): KeptRunning {
  let child = running;
  let isWanted = true;
  let mending = Promise.resolve();

  const mend = async (): Promise<void> => {
    // What the dead process left may still be in the way for a moment.
    for (let pause = FIRST_PAUSE_MS; isWanted; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
      try {
        child = await start();
        watch();
        return;
      } catch (error) {
        onFailure(error as Error);
        await wait(pause);
      }
    }
  };
  const watch = (): void => {
    child.once('exit', () => {
      if (isWanted) mending = mend();
    });
  };

  // Where the system does not stop it with this process.
  const stopWithProcess = () => child.kill('SIGINT');
  process.once('exit', stopWithProcess);
  watch();
  return {
    stop: async () => {
      isWanted = false;
      process.off('exit', stopWithProcess);
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
