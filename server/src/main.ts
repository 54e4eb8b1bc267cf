import path from 'node:path';
import { ConfigError, readConfig } from './platform/config.ts';
import { OtherMigrationsError } from './platform/database/migrate.ts';
import { startServer } from './start-server.ts';

const webFolder = path.resolve(import.meta.dirname, '../../web/dist');

try {
  // Not before the signals are heard: even the first folder is made by somebody who can be stopped.
  const starting = Promise.resolve().then(() => startServer(readConfig(process.env), webFolder));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // Asked to stop while it starts, it finishes starting first: nothing is left half done.
    process.once(signal, () =>
      starting.then((server) => server.stop()).then(() => process.exit(0)),
    );
  }
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    // An unknown state is worse than a restart.
    process.once(event, (error) => {
      process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
      process.exit(1);
    });
  }
  await starting;
} catch (error) {
  // What whoever starts it can put right is told in words, without the places of the code.
  const isTheirs = error instanceof ConfigError || error instanceof OtherMigrationsError;
  process.stderr.write(`${isTheirs ? error.message : (error as Error).stack}\n`);
  process.exit(1);
}
