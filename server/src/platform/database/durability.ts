import type pg from 'pg';

/** Settings that make a commit survive a power cut or a faulty disk. */
const SETTINGS = ['fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums'] as const;

export type DurabilitySetting = { name: string; value: string; isSafe: boolean };

/** The durability settings, as the product's own connections see them. */
export async function readDurability(pool: pg.Pool): Promise<DurabilitySetting[]> {
  const { rows } = await pool.query<{ name: string; value: string }>(
    `select name, current_setting(name) as value
     from unnest($1::text[]) with ordinality setting (name, place) order by place`,
    [SETTINGS],
  );
  // A commit may wait for more than the local disk ("remote_apply"), never for less.
  return rows.map(({ name, value }) => ({ name, value, isSafe: value !== 'off' }));
}

/** Refuses to start production on a database that may lose commits. */
export async function requireDurable(pool: pg.Pool): Promise<void> {
  const risks = (await readDurability(pool)).filter(({ isSafe }) => !isSafe);
  if (risks.length === 0) return;
  const list = risks.map(({ name, value }) => `${name} is ${value}`).join(', ');
  throw new Error(`The database may lose what it acknowledged: ${list}.`);
}
