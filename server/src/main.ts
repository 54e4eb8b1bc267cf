import path from 'node:path';
import { ConfigError, readConfig } from './platform/config.ts';
import { OtherMigrationsError } from './platform/database/migrate.ts';
import { startServer } from './start-server.ts';

const webFolder = path.resolve(import.meta.dirname, '../../web/dist');

try {
  // After the signal handlers are set: even the creation of the first folder can be stopped.
  const starting = Promise.resolve().then(() => startServer(readConfig(process.env), webFolder));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // If stopped while starting, it finishes starting first, so that nothing is half done.
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
  // Problems that the operator can fix are reported without a stack.
  const isTheirs = error instanceof ConfigError || error instanceof OtherMigrationsError;
  process.stderr.write(`${isTheirs ? error.message : (error as Error).stack}\n`);
  process.exit(1);
}
