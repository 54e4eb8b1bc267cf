import path from 'node:path';
import { type Logger, pino } from 'pino';
import { type App, buildApp } from './app.ts';
import { startSigningWorker } from './documents/index.ts';
import { openProviders } from './open-providers.ts';
import type { Outside } from './outside.ts';
import { createBus } from './platform/bus/create-bus.ts';
import { systemClock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import { openDatabase } from './platform/database/database.ts';
import { requireDurable } from './platform/database/durability.ts';
import {
  type EmbeddedPostgres,
  type Holder,
  startEmbeddedPostgres,
} from './platform/database/embedded-postgres.ts';
import { migrate } from './platform/database/migrate.ts';
import { createJobs } from './platform/jobs/jobs.ts';
import { loadSecrets } from './platform/secrets.ts';
import { VERSION } from './version.ts';

export type RunningServer = { address: string; stop: () => Promise<void> };

/** Another process runs on the folder; two would share a database that stops with the first. */
export class FolderInUseError extends Error {
  constructor(folder: string, { pid, what }: Holder) {
    super(
      `Process ${pid} (${what}) uses the data of ${path.resolve(folder)} already: stop it first or, for a second installation, name another folder and port (DATA_DIR, PORT).`,
    );
  }
}

/** Starts the product as one process: its own database if configured, migrations, jobs, web, API and sockets. */
export async function startServer(config: Config, webFolder: string): Promise<RunningServer> {
  const { app, stop } = await openProduct(config, webFolder);
  const address = await app.http.listen({
    host: config.HOST,
    port: config.PORT,
    // The greeting says the address, as people type it.
    listenTextResolver: () => 'listening',
  });
  await greet(config, address);
  return { address, stop };
}

/** The running product, before it accepts calls. */
type OpenProduct = {
  app: App;
  pool: Outside['pool'];
  isNewDemo: boolean;
  stop: () => Promise<void>;
};

/** Seeds the demonstration clinic with its past and documents; `false` if there are already accounts. */
export async function writeDemo(config: Config): Promise<boolean> {
  const product = await openProduct({ ...config, DEMO: true }, '');
  // Otherwise each copy of the clinic would make the missing ones again.
  const { documentsMade } = await import('../seed/demo.ts');
  await documentsMade(product.pool);
  await product.stop();
  return product.isNewDemo;
}

async function openProduct(config: Config, webFolder: string): Promise<OpenProduct> {
  const log = pino({ level: config.LOG_LEVEL });
  const embedded = config.DATABASE_URL ? undefined : await startOwnDatabase(config, log);
  const url = config.DATABASE_URL ?? embedded?.url ?? '';
  const onError = (error: Error) => log.warn({ reason: error.message }, 'database connection lost');
  await migrate(url);
  const { database, pool, watch, close } = openDatabase(url, { onError });
  if (config.NODE_ENV === 'production') await requireDurable(pool);
  const secrets = loadSecrets(config);
  const demo = config.DEMO ? await import('../seed/demo.ts') : undefined;
  const seeded = await demo?.seedDemo(pool, secrets.pepper, systemClock.now());
  const jobs = createJobs({ url, onError, run: true });
  const providers = openProviders(config, secrets, systemClock);
  const bus = await createBus({ redisUrl: config.REDIS_URL, prefix: 'cercana:', log });
  const documentWorker = await startSigningWorker(config, systemClock.now());
  const app = await buildApp({
    config,
    secrets,
    database,
    pool,
    watch,
    jobs,
    clock: systemClock,
    ...providers,
    bus,
    documentWorker,
    log,
    webFolder,
    version: VERSION,
  });
  await jobs.start();
  if (demo && seeded) {
    await demo.seedPictures(app.profiles, seeded.people.professionalIds);
    await demo.seedAgendas({ pool, people: seeded.people, now: systemClock.now() });
    await demo.seedPast({ ...app, ...seeded, pool });
    await demo.seedRequests({ pool, people: seeded.people, now: systemClock.now() });
  }
  await demo?.seedComingAppointments(pool, systemClock.now());
  embedded?.keep();
  app.startPeriodicWork();
  const stop = async () => {
    await app.close();
    await jobs.stop();
    await documentWorker.close();
    providers.mail.close();
    providers.whatsapp.close();
    await bus.close();
    await close();
    await embedded?.stop();
  };
  return { app, pool, isNewDemo: seeded !== undefined, stop };
}

async function startOwnDatabase(config: Config, log: Logger): Promise<EmbeddedPostgres> {
  const { DATA_DIR, HOST, PORT } = config;
  const embedded = await startEmbeddedPostgres({
    directory: path.join(DATA_DIR, 'postgres'),
    what: `http://${HOST}:${PORT}`,
    onFailure: ({ message }) => log.error({ reason: message }, 'PostgreSQL did not restart'),
  });
  if (embedded.adopted) throw new FolderInUseError(DATA_DIR, embedded.adopted);
  return embedded;
}

/** Prints what a person who has just typed npm start needs to know. */
async function greet({ BRAND_NAME, DEMO, PUBLIC_URL }: Config, address: string) {
  const typed = PUBLIC_URL ?? address;
  const lines = ['', `  ${BRAND_NAME}: ${typed}`];
  if (DEMO) {
    const { demoLogins, demoPassword } = await import('../seed/demo.ts');
    lines.push('', `  Clínica de demostración (contraseña de todos: ${demoPassword})`);
    lines.push(...demoLogins.map(([email, about]) => `    ${email.padEnd(26)} ${about}`));
    lines.push('', `  Correo de desarrollo: ${typed}/dev/correo`);
  }
  process.stdout.write(`${lines.join('\n')}\n\n`);
}
