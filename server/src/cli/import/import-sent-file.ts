import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CsvError } from 'csv-parse';
import type pg from 'pg';
import { type ImportSummary, importList } from './import-list.ts';
import { inspectFile } from './list-file.ts';
import { importedLists } from './lists.ts';
import { rowsOf, UnreadableList } from './rows-of-list.ts';

/** A file that was sent, and what to do with it. */
export type SentFile = {
  text: string;
  source: string;
  licence: string;
  deactivateMissing: boolean;
  isDryRun: boolean;
};

/** What became of a sent file: counts and faults, or why it is no list. */
export type SentFileOutcome = { summary: ImportSummary } | { unreadable: string };

/** Imports a file that came over the network as `import:<list>` does one of the host. */
export const fileImporter =
  (pool: pg.Pool) =>
  async (name: string, file: SentFile): Promise<SentFileOutcome> => {
    const folder = await mkdtemp(path.join(tmpdir(), 'cercana-list-'));
    const client = await pool.connect();
    try {
      const where = path.join(folder, 'list.csv');
      await writeFile(where, file.text);
      return { summary: await read(client, name, where, file) };
    } catch (error) {
      if (!(error instanceof UnreadableList || error instanceof CsvError)) throw error;
      return { unreadable: error.message };
    } finally {
      client.release();
      await rm(folder, { recursive: true, force: true });
    }
  };

async function read(
  client: pg.ClientBase,
  name: string,
  where: string,
  { source, licence, deactivateMissing, isDryRun }: SentFile,
): Promise<ImportSummary> {
  const list = importedLists[name];
  if (!list) throw new Error(`no list ${name}`);
  const found = await inspectFile(where);
  if (found.kind === 'json') throw new UnreadableList('The screen takes CSV.');
  return importList(client, list, rowsOf(found, list), {
    name,
    provenance: { source, licence, sha256: found.sha256 },
    isDryRun,
    deactivateMissing,
    skipInvalid: false,
  });
}
