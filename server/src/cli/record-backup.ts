import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { newId } from '../platform/ids.ts';
import type { CliContext } from './with-database.ts';

/** Records a backup made by the host, so that staff sees when the last one was made (requirement: backups reported). */
export async function recordBackup({ pool }: Pick<CliContext, 'pool'>, args: string[]) {
  const { values } = parseArgs({ args, options: { file: { type: 'string' } } });
  const file = values.file ?? '';
  const { mtime, size } = await stat(file);
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  const sha256 = hash.digest('hex');
  await pool.query(
    'insert into backup_run (id, finished_at, bytes, sha256) values ($1, $2, $3, $4)',
    [newId(), mtime, size, sha256],
  );
  console.log(`Backup of ${mtime.toISOString()}: ${size} bytes, sha256 ${sha256}.`);
}
