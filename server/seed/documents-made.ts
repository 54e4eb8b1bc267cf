import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';

const LOOK_EVERY_MS = 100;
const LOOKS = 600;

/** Waits, for a minute at most, until the jobs have made the documents of past visits. */
export async function documentsMade(pool: Pick<pg.Pool, 'query'>): Promise<void> {
  const isSomeLeft = async () =>
    (await pool.query('select from document where bytes is null limit 1')).rows.length > 0;
  for (let looks = 0; looks < LOOKS && (await isSomeLeft()); looks += 1)
    await setTimeout(LOOK_EVERY_MS);
}
