import type pg from 'pg';

/** Settings by which the database keeps what it acknowledged, through a power cut and a disk that lies. */
const SETTINGS = ['fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums'] as const;

export type DurabilitySetting = { name: string; value: string; isSafe: boolean };

/** What this database does of it, as the product's own connections see it. */
export async function readDurability(pool: pg.Pool): Promise<DurabilitySetting[]> {
  const { rows } = await pool.query<{ name: string; value: string }>(
    `select name, current_setting(name) as value
     from unnest($1::text[]) with ordinality setting (name, place) order by place`,
    [SETTINGS],
  );
  // A commit may wait for more than the own disk ("remote_apply"), never for less.
  return rows.map(({ name, value }) => ({ name, value, isSafe: value !== 'off' }));
}

/** A clinic's records are not written where they may be lost: production does not start there. */
export async function requireDurable(pool: pg.Pool): Promise<void> {
  const risks = (await readDurability(pool)).filter(({ isSafe }) => !isSafe);
  if (risks.length === 0) return;
  const list = risks.map(({ name, value }) => `${name} is ${value}`).join(', ');
  throw new Error(`The database may lose what it acknowledged: ${list}.`);
}
