import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CsvError } from 'csv-parse';
import type pg from 'pg';
import { type ImportSummary, importList } from './import-list.ts';
import { type FileRow, inspectFile, UnreadableList } from './list-file.ts';
import { importedLists } from './lists.ts';
import { isHeaderOf, rowsOf } from './rows-of-list.ts';

/** Several times the country's longest list; the command line takes more. */
const ROWS_MAX = 100_000;
/** Above this many faults the file is probably the wrong one. */
const PROBLEMS_MAX = 1_000;

/** An uploaded file, and what to do with it. */
export type SentFile = {
  text: string;
  source: string;
  licence: string;
  deactivateMissing: boolean;
  isDryRun: boolean;
};

/** The result of an uploaded file: counts and faults, or why it is not a list. */
export type SentFileOutcome = { summary: ImportSummary } | { unreadable: string };

/** Imports an uploaded file in the same way as `import:<list>` imports one on the host. */
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
  const found = await inspectFile(where, isHeaderOf(list));
  if (found.kind === 'json') throw new UnreadableList('The screen takes CSV.');
  return importList(client, list, notTooMany(rowsOf(found, list)), {
    name,
    provenance: { source, licence, sha256: found.sha256 },
    isDryRun,
    deactivateMissing,
    skipInvalid: false,
    problemsMax: PROBLEMS_MAX,
  });
}

async function* notTooMany(rows: AsyncIterable<FileRow>): AsyncGenerator<FileRow> {
  let read = 0;
  for await (const row of rows) {
    read += 1;
    if (read > ROWS_MAX)
      throw new UnreadableList(`The screen takes ${ROWS_MAX} rows; the command line takes more.`);
    yield row;
  }
}
