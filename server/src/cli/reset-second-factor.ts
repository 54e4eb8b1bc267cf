import { parseArgs } from 'node:util';
import { emailSchema } from '@app/contract/accounts';
import { newId } from '../platform/ids.ts';
import type { CliContext } from './with-database.ts';

/** Removes the second factor of a person who lost both telephone and recovery codes; writes an audit row. */
export async function resetSecondFactor({ pool }: CliContext, args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { email: { type: 'string' } } });
  const email = emailSchema.parse(values.email ?? '');
  const { rowCount } = await pool.query(
    `with owner as (select id from account where email = $1),
       codes as (delete from recovery_code where account_id in (select id from owner)),
       removed as (delete from second_factor where account_id in (select id from owner) returning account_id),
       closed as (update session set ended_at = now(), ended_reason = 'second factor reset'
         where account_id in (select account_id from removed) and ended_at is null)
     insert into audit_event (id, type, action, outcome, account_id, entity_type, entity_id, purpose)
     select $2, 'account.second-factor-reset-on-host', 'D', 'success', account_id, 'account', account_id, 'HOPERAT'
     from removed`,
    [email, newId()],
  );
  if (rowCount === 0) throw new Error(`${email} has no second factor.`);
  console.log(`${email} gets in with the password alone, or enrols again where it is demanded.`);
}
