import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';

const SIGNATURE = /^ts=(\d+),v1=([0-9a-f]{64})$/;

function isFrom(secret: string, signature: string, requestId: string, id: string): boolean {
  const [, ts = '', v1 = ''] = SIGNATURE.exec(signature) ?? [];
  const text = `id:${id};request-id:${requestId};ts:${ts};`;
  const expected = createHmac('sha256', secret).update(text).digest();
  const given = Buffer.from(v1, 'hex');
  return given.length === expected.length && timingSafeEqual(expected, given);
}

type Told = {
  Querystring: { 'data.id': string };
  Headers: { 'x-request-id': string; 'x-signature': string };
};

/** A repeated message changes nothing, nor does another one about the same payment. */
const PAY = `with heard as (
    insert into payment_notice (provider, event_id, provider_payment_id, received_at)
    values ('bench', $1, $2::text, now()) on conflict do nothing returning event_id)
  update purchase_order o set status = 'PAID', paid_at = now(), moved_at = now(), version = version + 1
  from heard, test_checkout join invoice on invoice.id = invoice_id
  where payment_id = $2::text::uuid and o.id = entity_id and o.status = 'PRE_PAID'`;

/** A signed message about a payment. */
export function noticesRoutes(app: FastifyInstance, pool: pg.Pool) {
  app.post<Told>('/notices', async ({ headers, query }, reply) => {
    const id = query['data.id'];
    const signature = headers['x-signature'];
    if (!isFrom('bench', signature, headers['x-request-id'], id)) return reply.code(401).send();
    await pool.query({ name: 'pay', text: PAY, values: [signature, id] });
    return reply.send();
  });
}
