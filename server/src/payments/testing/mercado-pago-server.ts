import { randomInt, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { signNotice } from '../providers/notice-signature.ts';

/** How the server misbehaves, as a broken or hostile provider would. */
type Mood = 'fails' | 'hangs' | 'garbage' | 'huge' | 'redirects' | 'another';

type Payment = {
  id: number;
  status: string;
  transaction_amount: number;
  currency_id: string;
  external_reference: string | null;
  transaction_amount_refunded?: number;
};

export type NoticeSent = {
  id: string | number;
  ts?: string;
  requestId?: string;
  secret?: string;
  type?: string;
  /** Replaces what was signed, for a wrong signature. */
  over?: { id?: string; headers?: Record<string, string> };
};

export const WEBHOOK_SECRET = 'webhook-secret-of-the-tests';
export const ACCESS_TOKEN = 'APP_USR-access-token-of-the-tests';

const HOST_OF_PAGES = 'https://www.mercadopago.com.ar';

const anEmptyShop = () => ({
  payments: new Map<string, Payment>(),
  /** Pages by the key of their request. */
  pages: new Map<string, { id: string; body: Record<string, unknown> }>(),
  refunds: new Map<string, { id: number; payment_id: number; amount: number }>(),
  asked: [] as string[],
  mood: undefined as Mood | undefined,
  /** The host of the returned pages. */
  pageHost: HOST_OF_PAGES,
  /** Called before a page is returned, to let something happen meanwhile. */
  beforePage: async () => {},
});

/** A provider over a real socket that speaks the documented messages of Mercado Pago, and misbehaves when told to. */
export async function mercadoPagoServer() {
  const shop = anEmptyShop();
  const server = createServer((request, response) => {
    answer(shop, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  /** A payment, or an attempt. */
  const pay = (reference: string | null, pesos: number, over: Partial<Payment> = {}): number => {
    const id = over.id ?? randomInt(1_000_000_000, 2 ** 40);
    shop.payments.set(String(id), {
      id,
      status: 'approved',
      transaction_amount: pesos,
      currency_id: 'ARS',
      external_reference: reference,
      ...over,
    });
    return id;
  };

  const change = (id: number, status: string): void => {
    const payment = shop.payments.get(String(id));
    if (payment) payment.status = status;
  };

  return {
    /** The requests, and the payments made. */
    ...shop,
    url: `http://127.0.0.1:${port}`,
    pay,
    change,
    behave: (mood: Mood | undefined) => {
      shop.mood = mood;
    },
    /** Sets what happens while a page is created, and its host. */
    whenOpening: (beforePage: () => Promise<void>, pageHost = HOST_OF_PAGES) => {
      Object.assign(shop, { beforePage, pageHost });
    },
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

type Shop = ReturnType<typeof anEmptyShop>;

async function answer(shop: Shop, request: IncomingMessage, response: ServerResponse) {
  const { method, url = '' } = request;
  shop.asked.push(`${method} ${url}`);
  if (request.headers.authorization !== `Bearer ${ACCESS_TOKEN}`) return send(response, 401, {});
  if (shop.mood) return misbehave(shop.mood, response);
  const { pathname, searchParams } = new URL(url, 'http://shop.test');
  const key = String(request.headers['x-idempotency-key'] ?? '');
  if (pathname === '/checkout/preferences')
    return openPage(shop, response, key, (await json(request)) as Record<string, unknown>);
  if (pathname === '/v1/payments/search')
    return search(shop, response, searchParams.get('external_reference'));
  const [, paymentId = '', isRefund] = /^\/v1\/payments\/(\d+)(\/refunds)?$/.exec(pathname) ?? [];
  const payment = shop.payments.get(paymentId);
  if (!payment) return send(response, 404, { message: 'Payment not found', status: 404 });
  return isRefund
    ? refund(shop, response, { key, payment, amount: ((await json(request)) as Amount).amount })
    : send(response, 200, payment);
}

function search(shop: Shop, response: ServerResponse, reference: string | null) {
  const results = [...shop.payments.values()].filter(
    ({ external_reference }) => external_reference === reference,
  );
  return send(response, 200, { paging: { total: results.length }, results });
}

async function openPage(
  shop: Shop,
  response: ServerResponse,
  key: string,
  body: Record<string, unknown>,
) {
  await shop.beforePage();
  const page = shop.pages.get(key) ?? { id: `1234567890-${randomUUID()}`, body };
  shop.pages.set(key, page);
  const init_point = `${shop.pageHost}/checkout/v1/redirect?pref_id=${page.id}`;
  return send(response, 201, { id: page.id, init_point, external_reference: key });
}

type Amount = { amount: number };

/** Refunds a payment; its status is refunded only if the full amount was. */
function refund(
  shop: Shop,
  response: ServerResponse,
  { key, payment, amount }: Amount & { key: string; payment: Payment },
) {
  const known = shop.refunds.get(key);
  if (!known && payment.status !== 'approved') return send(response, 400, { error: 'bad_request' });
  const made = known ?? { id: randomInt(2 ** 40), payment_id: payment.id, amount };
  shop.refunds.set(key, made);
  payment.transaction_amount_refunded = made.amount;
  if (made.amount === payment.transaction_amount) payment.status = 'refunded';
  return send(response, 201, { ...made, status: 'approved' });
}

function misbehave(mood: Mood, response: ServerResponse) {
  if (mood === 'hangs') return undefined;
  if (mood === 'fails') return send(response, 500, { message: 'internal_error' });
  if (mood === 'garbage') return response.writeHead(200).end('<html>{"status":"approved"');
  if (mood === 'another') return send(response, 200, { id: 1, status: 'approved' });
  if (mood === 'redirects')
    return response.writeHead(302, { location: 'http://127.0.0.1:9/v1/payments/1' }).end();
  response.writeHead(200, { 'content-type': 'application/json' });
  return response.end(`{"results":[],"pad":"${'x'.repeat(2 ** 20)}"}`);
}

const send = (response: ServerResponse, status: number, body: object) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

/** Sends a message as Mercado Pago does. */
export function sendNotice(to: string, now: Date, sent: NoticeSent): Promise<Response> {
  const id = String(sent.id);
  const ts = sent.ts ?? String(Math.floor(now.getTime() / 1_000));
  const requestId = sent.requestId ?? randomUUID();
  const headers = signNotice(sent.secret ?? WEBHOOK_SECRET, { id, requestId, ts });
  const type = sent.type ?? 'payment';
  const written = sent.over?.id ?? id;
  return fetch(`${to}?${new URLSearchParams({ 'data.id': written, type })}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers, ...sent.over?.headers },
    body: JSON.stringify({ action: 'payment.updated', type, data: { id: written } }),
  });
}
