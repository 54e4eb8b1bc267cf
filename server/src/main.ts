import path from 'node:path';
import { type Config, ConfigError, readConfig } from './platform/config.ts';
import { OtherMigrationsError } from './platform/database/migrate.ts';
import { RootRefusedError } from './platform/database/postgres-owner.ts';
import { FolderInUseError, type RunningServer, startServer } from './start-server.ts';

const webFolder = path.resolve(import.meta.dirname, '../../web/dist');

for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
  // An unknown state is worse than a restart.
  process.once(event, (error) => {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    process.exit(1);
  });
}

try {
  const config = readConfig(process.env);
  // After the signal handlers are set: even the creation of the first folder can be stopped.
  const starting = Promise.resolve().then(() => startServer(config, webFolder));
  stopOnSignal(config, starting);
  await starting;
} catch (error) {
  process.stderr.write(`${explain(error as Error & { code?: string; port?: number })}\n`);
  process.exit(1);
}

/**
 * A start ends at once: nobody could write anything yet, and a first one that was stopped begins again from
 * nothing. Only a demonstration in another's database is finished first, since half of one would stay there.
 */
function stopOnSignal({ DATABASE_URL, DEMO }: Config, starting: Promise<RunningServer>): void {
  let running: RunningServer | undefined;
  let isStopping = false;
  const stop = async () => {
    if (DATABASE_URL && DEMO) await starting;
    await running?.stop();
    process.exit(0);
  };
  // A failed start is told where it is awaited.
  starting.then(
    (server) => {
      running = server;
    },
    () => {},
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // Not once: npm and the terminal both send Ctrl+C.
    process.on(signal, () => {
      if (!isStopping) void stop();
      isStopping = true;
    });
  }
}

/** What the operator can mend is said without a stack. */
function explain(error: Error & { code?: string; port?: number }): string {
  const theirs = [ConfigError, OtherMigrationsError, RootRefusedError, FolderInUseError];
  if (theirs.some((kind) => error instanceof kind)) return error.message;
  if (error.code === 'EADDRINUSE')
    return `Port ${error.port} is taken by another program: stop that, or choose another one, as in PORT=${Number(error.port) + 1} npm start`;
  return String(error.stack);
}
