import type { PageContents } from '@app/contract/contents';
import { contentsRepository } from './contents.repository.ts';
import type { Contents } from './contents-context.ts';

/** How long pages of any node may still include the earlier texts. */
const KEPT_MS = 5_000;

type Kept = { json: string; until: number };
const lastRead = new WeakMap<Contents, Kept>();

/**
 * The texts that the clinic changed, for the HTML page; empty if there are none. While the database is
 * unavailable, the last ones read are used.
 */
export async function pageContents(contents: Contents): Promise<string> {
  const now = performance.now();
  const kept = lastRead.get(contents);
  if (kept && kept.until > now) return kept.json;
  const json = await read(contents).catch((error: unknown) => {
    contents.log.warn({ err: error }, 'the texts of the page could not be read');
    return kept?.json ?? '';
  });
  lastRead.set(contents, { json, until: now + KEPT_MS });
  return json;
}

async function read({ database }: Contents): Promise<string> {
  const rows = await contentsRepository(database).inForce();
  const changed: PageContents = Object.fromEntries(rows.map(({ kind, body }) => [kind, body]));
  return rows.length === 0 ? '' : JSON.stringify(changed);
}
