import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneDatabase } from '../../testing/test-database.ts';

let cloned: Awaited<ReturnType<typeof cloneDatabase>>;
let pool: pg.Pool;
beforeAll(async () => {
  cloned = await cloneDatabase();
  pool = new pg.Pool({ connectionString: cloned.url, max: 1 });
});
afterAll(async () => {
  await pool.end();
  await cloned.drop();
});

/**
 * Foreign keys that are not the leading columns of any index, in any order. A partial index is enough if the
 * referenced rows are never deleted. Unactivated accounts are deleted, and each deletion searches every table
 * that references accounts: only a full index helps there.
 */
const WITHOUT_INDEX = `
  select conrelid::regclass::text as table, array_agg(attname::text order by place) as columns
  from pg_constraint, unnest(conkey) with ordinality as key (number, place)
    join pg_attribute on attnum = number
  where attrelid = conrelid and contype = 'f' and connamespace = 'public'::regnamespace
    and not exists (
      select from pg_index
      where indrelid = conrelid and indisvalid
        and (indpred is null or confrelid <> 'account'::regclass)
        -- The columns of an index are counted from nought.
        and (indkey::int2[])[0:cardinality(conkey) - 1] @> conkey
    )
  group by pg_constraint.oid, conrelid
  order by 1, 2`;

test('every foreign key has an index', async () => {
  expect((await pool.query(WITHOUT_INDEX)).rows).toEqual([]);
});

test('a key without such an index is found', async () => {
  await pool.query(`
    create table one (a int, b int, primary key (a, b));
    create table other (
      id int primary key, a int, b int, account_id uuid references account,
      foreign key (a, b) references one
    );
    create index other_by_both on other (id, a, b);
    create index other_of_some on other (account_id) where a is null`);
  expect((await pool.query(WITHOUT_INDEX)).rows).toEqual([
    { table: 'other', columns: ['a', 'b'] },
    { table: 'other', columns: ['account_id'] },
  ]);
  await pool.query(`
    create index other_by_turned on other (b, a, id);
    create index other_by_account_id on other (account_id)`);
  expect((await pool.query(WITHOUT_INDEX)).rows).toEqual([]);
});
