import path from 'node:path';
import { type EndpointRequest, type EndpointSpec, fillPath } from '@app/contract/kernel';
import { pino } from 'pino';
import { type App, buildApp } from '../app.ts';
import { DOCUMENTS_QUEUE, type SigningWorker, startSigningWorker } from '../documents/index.ts';
import { createInProcessBus } from '../platform/bus/in-process-bus.ts';
import type { Clock } from '../platform/clock.ts';
import { type Config, readConfig } from '../platform/config.ts';
import { openDatabase } from '../platform/database/database.ts';
import { createJobs, type Jobs } from '../platform/jobs/jobs.ts';
import type { Mail, WhatsAppMessage } from '../platform/outside/message.ts';
import { newPushKey, readPushKey } from '../platform/outside/push/push-key.ts';
import type { PushTarget } from '../platform/outside/push/web-push.ts';
import { openRegistry } from '../platform/outside/registry/open-registry.ts';
import { newTokenKey } from '../platform/secrets.ts';
import { VERSION } from '../version.ts';
import { refuseBesideTransactions } from './beside-a-transaction.ts';
import { closeWithFile } from './close-with-file.ts';
import { cloneDatabase } from './test-database.ts';

const DATA_DIR = path.resolve(import.meta.dirname, '../../../.cache/test');

export const TEST_PEPPER = 'pepper of the tests, long enough to be one';

const TEST_PUSH_KEY = readPushKey(newPushKey());

type Injected = Awaited<ReturnType<App['http']['inject']>>;

export type TestApp = App & {
  url: string;
  database: ReturnType<typeof openDatabase>['database'];
  pool: ReturnType<typeof openDatabase>['pool'];
  jobs: Jobs;
  /** Sent mails, newest last. */
  mails: Mail[];
  /** Sent messages of WhatsApp, newest last. */
  whatsapps: WhatsAppMessage[];
  /** Pushes to devices, newest last. */
  pushes: (PushTarget & { text: string; until: Date | undefined })[];
  clock: Clock & { advance: (ms: number) => void };
  /** Makes a call of the contract, without a session or with a token. */
  call: <const E extends EndpointSpec>(
    endpoint: E,
    request: EndpointRequest<E>,
    token?: string,
    headers?: Record<string, string>,
  ) => Promise<Injected>;
};

type Choices = {
  /** Whether documents are made as soon as they are issued; by default only when opened. */
  documentsAhead?: boolean;
};

/** The whole product on a cloned database, for one test file. Only external services are faked. */
export async function testApp(
  over: Partial<Config> = {},
  { documentsAhead = false }: Choices = {},
): Promise<TestApp> {
  const cloned = await cloneDatabase();
  const opened = openDatabase(cloned.url, { onError: () => {} });
  refuseBesideTransactions(opened);
  const allJobs = createJobs({ url: cloned.url, onError: () => {}, run: true });
  const jobs = documentsAhead ? allJobs : withoutDocumentsAhead(allJobs);
  const mails: Mail[] = [];
  const whatsapps: WhatsAppMessage[] = [];
  const clock = movableClock();
  const pushes: TestApp['pushes'] = [];
  const silent = pino({ level: 'silent' });
  const config = {
    ...readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR }),
    ...over,
  };
  const documentWorker = await signingWorkerOf(config);
  const app = await buildApp({
    config,
    documentWorker,
    secrets: {
      pepper: TEST_PEPPER,
      tokenPrivateKey: newTokenKey(),
      fileKeys: [TEST_PEPPER],
    },
    database: opened.database,
    pool: opened.pool,
    watch: opened.watch,
    jobs,
    clock,
    bus: createInProcessBus(silent),
    mail: { send: async (mail) => void mails.push(mail), close: () => {} },
    push: {
      publicKey: TEST_PUSH_KEY.publicKey,
      send: async (target, push) => void pushes.push({ ...target, ...push }),
    },
    registry: openRegistry(config, clock),
    whatsapp: { send: async (message) => void whatsapps.push(message), close: () => {} },
    log: silent,
    webFolder: 'no-web-in-server-tests',
    version: VERSION,
  });
  await jobs.start();
  app.startPeriodicWork();
  closeWithFile(async () => {
    await app.close();
    await jobs.stop();
    await opened.close();
    await cloned.drop();
  });
  return {
    ...app,
    url: cloned.url,
    database: opened.database,
    pool: opened.pool,
    jobs,
    mails,
    whatsapps,
    pushes,
    clock,
    call: caller(app),
  };
}

/** Most tests open none of their documents, and making them is a third of the work. */
const withoutDocumentsAhead = (jobs: Jobs): Jobs => ({
  ...jobs,
  register: (queue, handler) =>
    jobs.register(queue, queue === DOCUMENTS_QUEUE ? () => Promise.resolve() : handler),
});

const signingWorkers = new Map<string, Promise<SigningWorker>>();

/** The threads take a second to load, so a worker's files share them. */
function signingWorkerOf(config: Config): Promise<SigningWorker> {
  const key = JSON.stringify([config.SIGNING_KEY, config.DATA_DIR]);
  const known = signingWorkers.get(key) ?? startSigningWorker(config, new Date());
  signingWorkers.set(key, known);
  return known;
}

function movableClock() {
  let offset = 0;
  return {
    now: () => new Date(Date.now() + offset),
    advance: (ms: number) => {
      offset += ms;
    },
  };
}

type AnyRequest = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
};

const caller =
  (app: App): TestApp['call'] =>
  (endpoint, request, token, headers) => {
    const { params, query, body } = request as AnyRequest;
    const isText = endpoint.bodyKind === 'text' && body !== undefined;
    return app.http.inject({
      method: endpoint.method,
      url: fillPath(endpoint.path, params),
      query: (query ?? {}) as Record<string, string>,
      remoteAddress: somewhere(),
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(isText && { 'content-type': 'text/plain' }),
        ...headers,
      },
      ...(body !== undefined && { payload: isText ? String(body) : (body as object) }),
    });
  };

let callers = 0;

/** A new address for each caller, so that limits by address do not connect tests. */
function somewhere(): string {
  callers += 1;
  return `10.0.${Math.floor(callers / 250)}.${callers % 250}`;
}
