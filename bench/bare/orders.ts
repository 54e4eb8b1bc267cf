import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';

/** Minimal code for orders, with the token of the other bare calls. */
export function ordersRoutes(app: FastifyInstance, pool: pg.Pool) {
  readings(app, pool);
  quotes(app, pool);
  dispensings(app, pool);
}

const ORDER = `select o.*,
  (select json_build_object('branch', branch, 'pharmacy', pharmacy.name, 'province', province.name)
    from branch_office branch join pharmacy on pharmacy.id = pharmacy_id join province on indec_code = province_code
    where branch.id = o.branch_id) as branch,
  (select json_agg(json_build_object('patient', patient_name, 'lines',
      (select json_agg(generic_name || ' ' || concentration || ', ' || form order by item) from prescription_line
        where prescription_line.prescription_id = prescription.id)) order by position)
    from purchase_order_prescription ordered join prescription on prescription.id = ordered.prescription_id
    where order_id = o.id) as prescriptions,
  (select json_build_object('amount', sum(refund_due.amount), 'refunded', max(refunded_at))
    from invoice join payment on invoice_id = invoice.id join refund_due on payment_id = payment.id
    where entity_name = 'PURCHASE_ORDER' and entity_id = o.id) as refund
  from purchase_order o`;

const quoted = (table: string) => `select one.* from purchase_order_${table} one
  join purchase_order o on o.id = order_id and o.quote_version = one.quote_version where order_id = $1`;

type OfOrder = { Params: { id: string } };

function readings(app: FastifyInstance, pool: pg.Pool) {
  /** The first orders of an account. */
  app.get<{ Querystring: { account: string } }>('/orders', async ({ query }) => {
    const text = `${ORDER} where account_id = $1 order by number limit 20`;
    return (await pool.query({ name: 'orders', text, values: [query.account] })).rows;
  });

  const one = { order: `${ORDER} where id = $1`, items: quoted('item'), extras: quoted('extra') };
  for (const [name, text] of Object.entries(one))
    app.get<OfOrder>(`/orders/:id${name === 'order' ? '' : `/${name}`}`, async ({ params }) => {
      return (await pool.query({ name, text, values: [params.id] })).rows;
    });
}

/** A bare transaction of prepared statements. */
async function within<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const done = await work(client);
    await client.query('commit');
    return done;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

type Quoted = OfOrder & {
  Body: {
    items: { prescriptionId: string; name: string; pack: string; unitPrice: number }[];
    promisedDate: string;
  };
};

function quotes(app: FastifyInstance, pool: pg.Pool) {
  /** The next quote of an order: the order, its line and the event. */
  app.put<Quoted>('/orders/:id/quote', async ({ params: { id }, body }) =>
    within(pool, async (client) => {
      const [item] = body.items;
      const total = Math.round((item?.unitPrice ?? 0) * 100);
      const { rows } = await client.query({
        name: 'quote',
        text: `update purchase_order set quote_version = quote_version + 1, version = version + 1, quoted_at = now(),
          moved_at = now(), total = $2, promised_day = $3, expires_at = now() + interval '48 hours'
          where id = $1 and status = 'QUOTED' returning *`,
        values: [id, total, body.promisedDate],
      });
      const [order] = rows;
      await client.query({
        name: 'quote-line',
        text: `insert into purchase_order_item (order_id, quote_version, prescription_id, item, name, pack, quantity,
          unit_price, discount, covered) values ($1, $2, $3, 1, $4, $5, 1, $6, 0, false)`,
        values: [id, order.quote_version, item?.prescriptionId, item?.name, item?.pack, total],
      });
      await client.query({
        name: 'quote-event',
        text: `insert into purchase_order_event (order_id, actor, account_id, command, from_status, to_status,
          quote_version, at) values ($1, 'branch', $2, 'quote', 'QUOTED', 'QUOTED', $3, now())`,
        values: [id, order.account_id, order.quote_version],
      });
      return order;
    }),
  );
}

type Served = {
  Params: { id: string };
  Querystring: { account: string; branch: string };
  Body: {
    pharmacist: { name: string; licence: string };
    lines: { product: string; pack: string; quantity: number; lot: string }[];
  };
};

const TODAY = `(now() at time zone 'America/Argentina/Buenos_Aires')::date`;

function dispensings(app: FastifyInstance, pool: pg.Pool) {
  /** Dispenses a prescription once: itself, the dispensing, and its line. */
  app.post<Served>('/prescriptions/:id/dispensing', async ({ params, query, body }, reply) => {
    const [line] = body.lines;
    const isServed = await within(pool, async (client) => {
      const { rowCount } = await client.query({
        name: 'serve',
        text: `update prescription set status = 'DISPENSED', dispensed_at = now(), version = version + 1
          where id = $1 and status in ('ISSUED', 'SENT') and ${TODAY} between start_date and start_date + 30`,
        values: [params.id],
      });
      if (rowCount !== 1) return false;
      const dispensingId = randomUUID();
      await client.query({
        name: 'dispensing',
        text: `insert into dispensing (id, prescription_id, branch_id, account_id, pharmacy_name, branch_name,
          pharmacist_name, pharmacist_licence, dispensed_at, partial)
          values ($1, $2, $3, $4, 'Bench', 'Bench', $5, $6, now(), false)`,
        values: [
          dispensingId,
          params.id,
          query.branch,
          query.account,
          body.pharmacist.name,
          body.pharmacist.licence,
        ],
      });
      await client.query({
        name: 'dispensed-line',
        text: `insert into dispensing_line (line_id, dispensing_id, product, pack, quantity, lot)
          select id, $2, $3, $4, $5, $6 from prescription_line where prescription_id = $1`,
        values: [params.id, dispensingId, line?.product, line?.pack, line?.quantity, line?.lot],
      });
      return true;
    });
    return reply.code(isServed ? 200 : 409).send({ status: 'ok' });
  });
}
