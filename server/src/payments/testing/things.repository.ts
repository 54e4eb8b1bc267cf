import { sql } from 'kysely';
import type { Payable } from '../payable.ts';

/** Stands for an order in these tests: a thing with an owner, an amount, a version and a state. */
type Thing = { id: string; state: string; version: number; amount: number };

export const THINGS = `create table thing (id uuid primary key, account_id uuid not null, amount bigint not null,
  version integer not null default 1, state text not null default 'QUOTED', told text[] not null default '{}')`;

export const things: Payable = {
  lock: async (transaction, { accountId }, entityId) => {
    const { rows } = await sql<Thing>`select * from thing
      where id = ${entityId} and account_id = ${accountId} for update`.execute(transaction);
    const [thing] = rows;
    if (!thing) return undefined;
    const { amount, state, version } = thing;
    const page = {
      description: `Pedido ${version}`,
      returnPath: `/paciente/mis-pedidos/${entityId}`,
    };
    return state === 'QUOTED' ? { amount, version, ...page } : null;
  },
  confirm: async (transaction, { amount, entityId, version }) => {
    const { rows } = await sql`update thing set state = 'PAID', told = told || 'paid'::text
      where id = ${entityId} and version = ${version} and amount = ${amount}
        and state in ('QUOTED', 'PRE_PAID') returning id`.execute(transaction);
    if (rows.length > 0) return async () => {};
    // A refused caller waits for the row too.
    await sql`select 1 from thing where id = ${entityId} for update`.execute(transaction);
    return undefined;
  },
  release: async (transaction, { entityId, version }) => {
    const { rows } = await sql`update thing set state = 'QUOTED', told = told || 'released'::text
      where id = ${entityId} and version = ${version} and state = 'PRE_PAID'
      returning id`.execute(transaction);
    return rows.length > 0 ? async () => {} : undefined;
  },
  refunded: async (transaction, entityId) => {
    await sql`update thing set told = told || 'refunded'::text where id = ${entityId}`.execute(
      transaction,
    );
    return async () => {};
  },
  takenBack: async (transaction, entityId, store) => {
    await sql`select 1 from thing where id = ${entityId} for update`.execute(transaction);
    const taken = await store();
    if (!taken) return undefined;
    await sql`update thing set told = told || ${taken.kind}::text where id = ${entityId}`.execute(
      transaction,
    );
    return async () => {};
  },
  letGoOn: async (transaction, entityId, decide) => {
    await sql`select 1 from thing where id = ${entityId} for update`.execute(transaction);
    return (await decide()) ? async () => {} : undefined;
  },
};
