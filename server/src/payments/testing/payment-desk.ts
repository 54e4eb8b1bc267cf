import type { AddressInfo } from 'node:net';
import path from 'node:path';
import {
  CURRENCY,
  centavosOf,
  type EndpointRequest,
  type EndpointSpec,
  fillPath,
} from '@app/contract/kernel';
import { createInvoice, type Invoice } from '@app/contract/payments';
import { pino } from 'pino';
import { expect } from 'vitest';
import { type Config, readConfig } from '../../platform/config.ts';
import { openDatabase } from '../../platform/database/database.ts';
import type { Callers } from '../../platform/http/actor.ts';
import { createHttpServer, type HttpServer } from '../../platform/http/http-server.ts';
import { refuseKernel } from '../../platform/http/problem-handler.ts';
import { makeRoute } from '../../platform/http/route.ts';
import { newId } from '../../platform/ids.ts';
import { createJobs } from '../../platform/jobs/jobs.ts';
import { closeWithFile } from '../../testing/close-with-file.ts';
import { cloneDatabase } from '../../testing/test-database.ts';
import { paymentsRoutes } from '../payments.routes.ts';
import { createPayments, createPaymentsOfPayables } from '../payments.ts';
import { THINGS, things } from './things.repository.ts';

const DATA_DIR = path.resolve(import.meta.dirname, '../../../../.cache/test');

export type PaymentDesk = Awaited<ReturnType<typeof paymentDesk>>;

/**
 * Only payments, over a real socket and their own database, with a small thing to pay for. Callers are named by
 * the id of their account.
 */
export async function paymentDesk(over: Partial<Config> = {}) {
  const opened = await openDesk(over);
  const { http, payments, pool } = opened;
  await http.listen({ host: '127.0.0.1', port: 0 });
  const rows = async <Row = Record<string, unknown>>(text: string, values: unknown[] = []) =>
    (await pool.query(text, values)).rows as Row[];

  const call = <const E extends EndpointSpec>(
    endpoint: E,
    request: EndpointRequest<E>,
    accountId?: string,
  ) => {
    const { params, body } = request as { params?: Record<string, unknown>; body?: object };
    return http.inject({
      method: endpoint.method,
      url: fillPath(endpoint.path, params),
      headers: accountId ? { authorization: `Bearer ${accountId}` } : {},
      ...(body && { payload: body }),
    });
  };

  const askFor = ({ id, owner, pesos }: SomeThing, over: object = {}) => {
    const body: EndpointRequest<typeof createInvoice>['body'] = {
      amount: pesos,
      currency: CURRENCY,
      entityName: PAYABLE,
      entityId: id,
      ...over,
    };
    return call(createInvoice, { body }, owner);
  };

  return {
    ...opened,
    ...thingsOf(rows),
    askFor,
    call,
    noticesAt: () => `${addressOf(http)}/api/payments/notices/${payments.provider.name}`,
    rows,

    /** A thing whose open page was started by its screen. */
    begun: async (pesos?: number): Promise<Begun> => {
      const thing = await thingsOf(rows).aThing(pesos);
      const answer = await askFor(thing);
      expect(answer.statusCode).toBe(200);
      await thingsOf(rows).moveTo(thing.id, 'PRE_PAID');
      return { ...thing, invoice: answer.json().data };
    },
  };
}

const PAYABLE = 'PURCHASE_ORDER' as const;

type SomeThing = { id: string; owner: string; pesos: number };
export type Begun = SomeThing & { invoice: Invoice };

/** Database, clock, jobs and server of payments, as the product composes them. */
async function openDesk(over: Partial<Config>) {
  const cloned = await cloneDatabase();
  const opened = openDatabase(cloned.url, { max: 20, onError: () => {} });
  const { database, pool } = opened;
  await pool.query(THINGS);
  const jobs = createJobs({ url: cloned.url, onError: () => {}, run: true });
  const clock = movableClock();
  const log = pino({ level: 'silent' });
  const config = {
    ...readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR }),
    REQUESTS_PER_MINUTE: 1_000_000,
    ...over,
  };
  const http = await createHttpServer(config, log);
  const publicUrl = 'https://cercana.test';
  const platform = { config, database, clock, jobs, log, publicUrl };
  const ownAddress = () => addressOf(http);
  const payments = createPayments(
    { ...platform, pepper: 'pepper of the payments', ownAddress },
    { PURCHASE_ORDER: things, PRIVATE_CONSULTATION: things },
  );
  paymentsRoutes(makeRoute(http, { authenticate, sessionOf: async () => undefined }, []), payments);
  await jobs.start();
  closeWithFile(async () => {
    await http.close();
    await jobs.stop();
    await opened.close();
    await cloned.drop();
  });
  return { clock, http, ofPayables: createPaymentsOfPayables(platform), payments, pool };
}

const addressOf = ({ server }: HttpServer) =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

type Rows = <Row = Record<string, unknown>>(text: string, values?: unknown[]) => Promise<Row[]>;

const thingsOf = (rows: Rows) => ({
  /** A thing that costs some pesos. */
  aThing: async (pesos = 4812.35): Promise<SomeThing> => {
    const [id, owner] = [newId(), newId()];
    await rows(
      `insert into account (id, email, role, status, sign_in) values ($1, $2, 'PATIENT', 'ACTIVE', 'google')`,
      [owner, `${owner}@cercana.test`],
    );
    const amount = centavosOf(pesos);
    await rows('insert into thing (id, account_id, amount) values ($1, $2, $3)', [
      id,
      owner,
      amount,
    ]);
    return { id, owner, pesos };
  },

  moveTo: (id: string, state: string) =>
    rows('update thing set state = $2 where id = $1', [id, state]),

  stateOf: async (id: string) =>
    (await rows<{ state: string }>('select state from thing where id = $1', [id]))[0]?.state,

  toldOf: async (id: string) =>
    (await rows<{ told: string[] }>('select told from thing where id = $1', [id]))[0]?.told,

  refundsOf: (id: string) =>
    rows<{ amount: number; reason: string; refunded_at: Date | null; tries: number }>(
      `select due.* from refund_due due join payment on payment.id = due.payment_id
         join invoice on invoice.id = payment.invoice_id where entity_id = $1`,
      [id],
    ),

  /** What was captured equals what was paid for plus what is or was refunded (O4). */
  isBalanced: async () => {
    const [sums] = await rows(
      `select (select coalesce(sum(amount), 0) from payment where status = 'APPROVED') as captured,
         (select coalesce(sum(amount), 0) from thing where state in ('PAID', 'SENT'))
           + (select coalesce(sum(amount), 0) from refund_due) as accounted`,
    );
    expect(sums?.captured).toBe(sums?.accounted);
  },
});

const authenticate: Callers['authenticate'] = async ({ headers }) => {
  const [, accountId] = /^Bearer (.+)$/.exec(headers.authorization ?? '') ?? [];
  if (!accountId) throw refuseKernel('session.required');
  return {
    accountId,
    sessionId: accountId,
    email: `${accountId}@cercana.test`,
    role: 'PATIENT' as const,
    stepUpAt: null,
    requestId: accountId,
  };
};

function movableClock() {
  let offset = 0;
  return {
    now: () => new Date(Date.now() + offset),
    advance: (minutes: number) => {
      offset += minutes * 60_000;
    },
  };
}
