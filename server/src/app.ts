import type { EndpointSpec } from '@app/contract/kernel';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type pg from 'pg';
import {
  type AccountsSecrets,
  accountsRoutes,
  authenticateRequest,
  createAccounts,
} from './accounts/index.ts';
import { catalogsRoutes, createCatalogs } from './catalogs/index.ts';
import { consentsRoutes, createConsents } from './consents/index.ts';
import { coverageRoutes, createCoverage } from './coverage/index.ts';
import { createFamilyGroup, familyGroupRoutes } from './family-group/index.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/database/database.ts';
import { isMigrated, readMigrations } from './platform/database/migrate.ts';
import { apiDocs, openApiDocument } from './platform/http/api-docs.ts';
import { createHttpServer } from './platform/http/http-server.ts';
import { operationsRoutes } from './platform/http/operations.ts';
import { makeRoute } from './platform/http/route.ts';
import { serveWeb } from './platform/http/web-files.ts';
import type { Jobs } from './platform/jobs/jobs.ts';
import type { MailSender } from './platform/outside/mail.ts';
import { createOutbox } from './platform/outside/outbox.ts';
import type { Platform } from './platform/platform.ts';
import { createProfiles } from './profiles/index.ts';

/** Everything that lies outside the product; tests give fakes of these only. */
export type Outside = {
  config: Config;
  secrets: AccountsSecrets;
  database: Database;
  pool: pg.Pool;
  jobs: Jobs;
  clock: Clock;
  mail: MailSender;
  log: FastifyBaseLogger;
  webFolder: string;
  version: string;
};

export type App = {
  http: FastifyInstance;
  endpoints: readonly EndpointSpec[];
  close: () => Promise<void>;
};

/** The whole product: the one list of its capabilities. */
export async function buildApp(outside: Outside): Promise<App> {
  const { config, database, pool, jobs, clock, log } = outside;
  const http = await createHttpServer(config, log);
  const publicUrl = config.PUBLIC_URL ?? `http://${config.HOST}:${config.PORT}`;
  const platform: Platform = { config, database, clock, jobs, log, publicUrl };
  const outbox = createOutbox({ database, jobs, clock, sender: outside.mail });

  const accounts = await createAccounts(platform, outside.secrets, {
    sendMail: outbox.sendMail,
    closeSockets: () => {},
  });

  const endpoints: EndpointSpec[] = [];
  const route = makeRoute(http, authenticateRequest(accounts), endpoints);
  accountsRoutes(route, accounts);

  const catalogs = createCatalogs(platform);
  catalogsRoutes(route, catalogs);

  const profiles = createProfiles(platform);
  const familyGroup = createFamilyGroup(profiles);
  familyGroupRoutes(route, familyGroup, profiles);

  const consents = createConsents(platform);
  consentsRoutes(route, consents, familyGroup.requireOwnPerson);

  const coverage = createCoverage(platform);
  coverageRoutes(route, coverage, familyGroup);

  const migrations = await readMigrations();
  operationsRoutes(http, () => isMigrated(pool, migrations).catch(() => false));
  await apiDocs(http, openApiDocument(endpoints, config.BRAND_NAME, outside.version));
  await serveWeb(http, outside.webFolder, { development: config.NODE_ENV !== 'production' });
  return { http, endpoints, close: () => http.close() };
}
