import { DEMO_PASSWORD } from '@app/contract/accounts/fixtures';
import type { Product } from '../fixtures/product.ts';

/** The product's answer to a client that knows only the specification. */
export type Answer = {
  status: number;
  type: string;
  body: { id_token?: string; data?: unknown; current?: unknown };
};

/** The only field of a list's answer that is used here. */
export type Listed = { id: string };

/** Calls the product with a token; a text is sent unchanged. */
export type Ask = (method: string, path: string, body?: unknown) => Promise<Answer>;

export const ORDERS = '/services/pharmacy/api/business/purchase-orders';
export const BRANCHES = '/services/pharmacy/api/business/branch-offices/pharmacies';
export const INVOICES = '/services/payment/api/invoices';

/** A client without a browser, logged in as a demonstration account or not at all. */
export async function outsider(product: Product, username?: string): Promise<Ask> {
  const asNobody = askAs(product, {});
  if (username === undefined) return asNobody;
  const credentials = { username, password: DEMO_PASSWORD };
  const { body } = await asNobody('POST', '/api/authenticate', credentials);
  return askAs(product, { authorization: `Bearer ${body.id_token}` });
}

const askAs =
  (product: Product, headers: Record<string, string>): Ask =>
  async (method, path, body) => {
    const answer = await fetch(new URL(path, product.url()), {
      method,
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return {
      status: answer.status,
      type: answer.headers.get('content-type') ?? '',
      body: (await answer.json()) as Answer['body'],
    };
  };

/** The list at an address. */
export const listed = async (ask: Ask, path: string): Promise<Listed[]> =>
  (await ask('GET', path)).body.data as Listed[];

/** The patient's orders in a status. */
export const ordersThat = (ask: Ask, status: string): Promise<Listed[]> => {
  const login = encodeURIComponent('paciente@cercana.test');
  return listed(
    ask,
    `${ORDERS}?patient_login=${login}&statuses=${status}&page_size=20&sort=id,asc`,
  );
};

/** The first element of a non-empty list. */
export function firstOf(list: readonly Listed[]): Listed {
  const [first] = list;
  if (!first) throw new Error('the list is empty');
  return first;
}
