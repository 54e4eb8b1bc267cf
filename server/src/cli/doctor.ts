import type { Config } from '../platform/config.ts';
import { readDurability } from '../platform/database/durability.ts';
import { readMigrations } from '../platform/database/migrate.ts';
import { createClamavScanner } from '../platform/files/clamav-scanner.ts';
import type { CliContext } from './with-database.ts';

/** How many migrations a database has; 0 if it is new. */
async function countApplied(pool: CliContext['pool']): Promise<number> {
  const { rows } = await pool.query<{ there: boolean }>(
    `select to_regclass('schema_migration') is not null as there`,
  );
  if (!rows[0]?.there) return 0;
  const { rows: counted } = await pool.query<{ n: number }>(
    'select count(*)::int n from schema_migration',
  );
  return counted[0]?.n ?? 0;
}

/** Whether attached files are checked for viruses (requirement: antivirus). */
async function antivirus({ ANTIVIRUS_URL: url }: Config): Promise<[boolean, string]> {
  if (!url) return [false, 'no antivirus: what patients attach is not looked at'];
  return (await createClamavScanner(url).answers())
    ? [true, 'the antivirus answers']
    : [false, 'the antivirus does not answer: what patients attach waits'];
}

/** Reports in plain words what works and what is missing. */
export async function diagnose({ pool, config }: CliContext): Promise<void> {
  const report = (ok: boolean, text: string) => console.log(`${ok ? '✓' : '✗'} ${text}`);
  const { rows: version } = await pool.query<{ v: number }>(
    `select current_setting('server_version_num')::int v`,
  );
  report((version[0]?.v ?? 0) >= 150_000, `PostgreSQL ${version[0]?.v} (15 or newer)`);
  for (const { name, value, isSafe } of await readDurability(pool))
    report(isSafe, `${name} is ${value}`);
  const migrations = await readMigrations();
  const applied = await countApplied(pool);
  report(
    applied === migrations.length,
    `${applied} of ${migrations.length} migrations${applied < migrations.length ? ': npm run cli -- migrate' : ''}`,
  );
  report(
    Boolean(config.SMTP_URL),
    config.SMTP_URL ? 'mail leaves by SMTP' : 'mail stays in /dev/correo',
  );
  report(
    Boolean(config.TURN_URL),
    config.TURN_URL ? 'calls may be relayed' : 'no relay: calls behind strict networks may fail',
  );
  report(...(await antivirus(config)));
  report(
    Boolean(config.CUIR_PLATFORM_NUMBER && config.CUIR_REPOSITORY_NUMBER),
    'registered numbers for prescriptions (without them they are tests)',
  );
}
