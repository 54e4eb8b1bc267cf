import type { EndpointSpec } from '@app/contract/kernel';
import type { FastifyInstance } from 'fastify';
import { schemaNames } from '../contract-schemas.ts';
import type { Outside } from '../outside.ts';
import { isMigrated, readMigrations } from '../platform/database/migrate.ts';
import { apiDocs } from '../platform/http/api-docs.ts';
import { openApiDocument } from '../platform/http/openapi.ts';
import { operationsRoutes } from '../platform/http/operations.ts';
import { serveWeb } from '../platform/http/web-files.ts';
import { developmentMailbox } from '../platform/outside/development-mailbox.ts';

type Offered = {
  endpoints: readonly EndpointSpec[];
  /** Whether login with Google is configured. */
  google: boolean;
  /** Whether payments use the test provider, whose page is a screen of the product in a frame. */
  testCheckout: boolean;
  /** The texts that the clinic changed, for the HTML page; empty if there are none. */
  contents: () => Promise<string>;
};

/** Serves what belongs to no capability: readiness, API description, mailbox and web files. */
export async function serveSurroundings(
  http: FastifyInstance,
  { config, database, pool, watch, version, webFolder }: Outside,
  { contents, endpoints, google, testCheckout }: Offered,
): Promise<void> {
  const development = config.NODE_ENV !== 'production';
  const migrations = await readMigrations();
  const isReady = () => watch.whileThere(isMigrated(pool, migrations)).catch(() => false);
  operationsRoutes(http, isReady, config);
  if (development) {
    const info = { title: config.BRAND_NAME, version };
    apiDocs(http, openApiDocument(endpoints, info, schemaNames));
    developmentMailbox(http, database);
  }
  await serveWeb(http, webFolder, {
    brand: config.BRAND_NAME,
    support: {
      email: config.SUPPORT_EMAIL,
      phone: config.SUPPORT_PHONE,
      hours: config.SUPPORT_HOURS,
    },
    development,
    google,
    booking: config.FEATURE_PATIENT_BOOKING,
    testCheckout,
    contents,
  });
}
