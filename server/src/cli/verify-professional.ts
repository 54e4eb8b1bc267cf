import { parseArgs } from 'node:util';
import { emailSchema } from '@app/contract/accounts';
import { type Day, dayOf } from '@app/contract/kernel';
import { isInForce, signingLicence } from '@app/contract/profiles';
import type pg from 'pg';
import { newId } from '../platform/ids.ts';
import { type LicenceRow, licenceLabel } from '../profiles/index.ts';
import type { CliContext } from './with-database.ts';

/** Verifies all the licences of a professional from the host, with its audit row (requirement: verified licence). */
export async function verifyProfessional(
  { pool }: Pick<CliContext, 'pool'>,
  args: string[],
): Promise<void> {
  const { values } = parseArgs({ args, options: { email: { type: 'string' } } });
  const email = emailSchema.parse(values.email ?? '');
  const client = await pool.connect();
  try {
    await client.query('begin');
    const licences = await verify(client, email);
    const today = dayOf(new Date());
    for (const [place, licence] of licences.entries())
      console.log(`  ${place + 1}. ${inWords(licence, today)}`);
    const signing = signingLicence(licences, today);
    if (!signing) throw new Error(`${email} has no licence in force: nothing was verified.`);
    await client.query('commit');
    console.log(
      `${email} may attend: ${licences.length} verified, ${licenceLabel(signing)} signs.`,
    );
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

/** Marks the claims of a complete profile as verified; returns the licences in order. */
async function verify(client: pg.ClientBase, email: string): Promise<LicenceRow[]> {
  const { rows } = await client.query<{ account_id: string }>(
    `update professional set verification = 'VERIFIED', verified_at = now(), verified_by = 'línea de comandos', observation = null,
       decisions = decisions + 1, suspended_by_registry = false
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
  const licences = await client.query<LicenceRow>(
    'select * from professional_licence where professional_id = $1 order by position',
    [verified.account_id],
  );
  return licences.rows;
}

function inWords(licence: LicenceRow, today: Day): string {
  const { issuer, jurisdiction_code, valid_until } = licence;
  const until = valid_until
    ? `${isInForce(licence, today) ? 'valid until' : 'EXPIRED on'} ${valid_until}`
    : 'no expiry stated';
  return `${licenceLabel(licence)}, ${issuer}, jurisdiction ${jurisdiction_code ?? 'not set'}, ${until}`;
}
