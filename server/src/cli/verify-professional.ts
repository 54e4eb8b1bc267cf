import { parseArgs } from 'node:util';
import { emailSchema } from '@app/contract/accounts';
import { newId } from '../platform/ids.ts';
import type { CliContext } from './with-database.ts';

/** Verifies a professional from the host, with its audit row (D-13, A3). */
export async function verifyProfessional({ pool }: CliContext, args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { email: { type: 'string' } } });
  const email = emailSchema.parse(values.email ?? '');
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<{ account_id: string }>(
      `update professional set verification = 'VERIFIED', verified_at = now(), verified_by = 'command line'
       from account where account.id = account_id and account.email = $1 and professional.full_profile
       returning account_id`,
      [email],
    );
    const [verified] = rows;
    if (!verified) throw new Error(`${email} is no professional with a complete profile.`);
    await client.query(
      `insert into audit_event (id, type, action, outcome, entity_type, entity_id, purpose, rule)
       values ($1, 'licence.verify', 'U', 'success', 'professional', $2, 'HOPERAT', 'command line')`,
      [newId(), verified.account_id],
    );
    await client.query('commit');
    console.log(`${email} may attend.`);
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
