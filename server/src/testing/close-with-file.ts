import { afterAll } from 'vitest';

type Close = () => unknown;

const open: Close[] = [];

/** Closes something when the test file that opened it ends, since running hooks cannot register others. */
export const closeWithFile = (close: Close): void => {
  open.push(close);
};

/** Called by the setup of every file: what was opened last is closed first, after the file's own hooks. */
export const closeWhatTheFileOpened = (): void =>
  afterAll(async () => {
    for (const close of open.splice(0).reverse()) await close();
  });
