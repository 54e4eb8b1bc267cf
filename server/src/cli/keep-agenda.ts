import { parseArgs } from 'node:util';
import { emailSchema } from '@app/contract/accounts';
import { z } from 'zod';
import { newId } from '../platform/ids.ts';
import type { CliContext } from './with-database.ts';

const KINDS = { office: 'OFFICE', direction: 'STAFF_GUARD' } as const;

const argumentsSchema = z.object({ email: emailSchema, by: z.enum(['office', 'direction']) });

/** Says who changes the agenda of a professional: the professional, or the technical director (requirement: own agenda). */
export async function keepAgenda(
  { pool }: Pick<CliContext, 'pool'>,
  args: string[],
): Promise<void> {
  const options = { email: { type: 'string' }, by: { type: 'string' } } as const;
  const { by, email } = argumentsSchema.parse(parseArgs({ args, options }).values);
  const { rows } = await pool.query(
    `with kept as (
       insert into agenda (professional_id, kind)
       select account_id, $2 from professional join account on account.id = account_id where account.email = $1
       on conflict (professional_id) do update set kind = excluded.kind
       returning professional_id),
     told as (
       insert into audit_event (id, type, action, outcome, entity_type, entity_id, purpose, rule)
       select $3, 'agenda.keep', 'U', 'success', 'professional', professional_id::text, 'HOPERAT', 'command line'
       from kept)
     select professional_id from kept`,
    [email, KINDS[by], newId()],
  );
  if (rows.length === 0) throw new Error(`${email} is no professional.`);
  console.log(
    by === 'office'
      ? `${email} changes the own agenda.`
      : `The agenda of ${email} is the technical director's to change.`,
  );
}
