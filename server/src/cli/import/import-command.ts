import path from 'node:path';
import { parseArgs } from 'node:util';
import { Presets, SingleBar } from 'cli-progress';
import { type CliContext, withDatabase } from '../with-database.ts';
import { type ImportSummary, importList } from './import-list.ts';
import { inspectFile, type ListFile } from './list-file.ts';
import { importedLists } from './lists.ts';
import { isHeaderOf, rowsOf } from './rows-of-list.ts';

const OPTIONS = {
  'dry-run': { type: 'boolean', default: false },
  'deactivate-missing': { type: 'boolean', default: false },
  'skip-invalid': { type: 'boolean', default: false },
  source: { type: 'string' },
  licence: { type: 'string', default: 'not stated' },
} as const;

/** `import:diagnoses FILE` and similar commands, one for each list. */
export const importCommands = Object.fromEntries(
  Object.keys(importedLists).map((name) => [
    `import:${name}`,
    {
      usage:
        `import:${name} FILE`.padEnd(31) +
        Object.keys(importedLists[name]?.columns ?? {}).join(', '),
      needsArguments: true as const,
      run: (args: string[]) =>
        withDatabase(async (context) => {
          const summary = await runImport(context, name, args);
          console.log(describe(name, summary));
          if (!summary.isWritten && summary.problemCount > 0) process.exitCode = 1;
        }),
    },
  ]),
);

/** Runs an import command. */
export async function runImport(
  { pool }: Pick<CliContext, 'pool'>,
  name: string,
  args: string[],
): Promise<ImportSummary & { isDryRun: boolean }> {
  const list = importedLists[name];
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true });
  const [filePath] = positionals;
  if (!(list && filePath)) throw new Error(`npm run cli -- import:${name} FILE`);
  const file = await inspectFile(filePath, isHeaderOf(list));
  const bar = progressBar(file);
  const client = await pool.connect();
  try {
    const summary = await importList(client, list, rowsOf(file, list, bar.update), {
      name,
      provenance: {
        source: values.source ?? path.basename(filePath),
        licence: values.licence,
        sha256: file.sha256,
      },
      isDryRun: values['dry-run'],
      deactivateMissing: values['deactivate-missing'],
      skipInvalid: values['skip-invalid'],
    });
    return { ...summary, isDryRun: values['dry-run'] };
  } finally {
    bar.stop();
    client.release();
  }
}

/** Progress of reading the file; nothing without a terminal. */
function progressBar({ bytes }: ListFile) {
  if (!process.stderr.isTTY) return { update: () => {}, stop: () => {} };
  const bar = new SingleBar({ clearOnComplete: true }, Presets.shades_classic);
  bar.start(bytes, 0);
  return { update: (read: number) => bar.update(read), stop: () => bar.stop() };
}

/** The result of an import, in a few lines. */
export function describe(name: string, summary: ImportSummary & { isDryRun: boolean }): string {
  const { isWritten, isDryRun, problems, problemCount } = summary;
  const counts = (
    ['read', 'added', 'changed', 'unchanged', 'repeated', 'leftOut', 'deactivated'] as const
  )
    .map((what) => `${summary[what]} ${what}`)
    .join(', ');
  const more = problemCount - problems.length;
  return [
    ...problems,
    ...(more > 0 ? [`… and ${more} more`] : []),
    `${name}: ${counts}, ${problemCount} wrong.`,
    ...(isWritten ? [] : [isDryRun ? 'Dry run: nothing was written.' : REFUSED]),
  ].join('\n');
}

const REFUSED =
  'Nothing was written. Correct the lines above, or write the others with --skip-invalid.';
