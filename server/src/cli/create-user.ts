import { parseArgs } from 'node:util';
import { emailSchema, roleSchema } from '@app/contract/accounts';
import type pg from 'pg';
import { createPasswords, requireGoodPassword } from '../accounts/index.ts';
import { newId } from '../platform/ids.ts';
import { loadSecrets } from '../platform/secrets.ts';
import type { CliContext } from './with-database.ts';

/**
 * Adds an active account of any role; the only way to create the first administrator
 * (requirement: roles given by staff).
 */
export async function createUser(
  { pool, config }: Pick<CliContext, 'pool' | 'config'>,
  args: string[],
): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      email: { type: 'string' },
      role: { type: 'string' },
      password: { type: 'string' },
      branch: { type: 'string' },
    },
  });
  const email = emailSchema.parse(values.email ?? '');
  const role = roleSchema.parse(values.role?.toUpperCase());
  const password = values.password ?? '';
  requireGoodPassword(password, role);
  const branch = await branchOf(pool, role, values.branch);
  const passwords = createPasswords(loadSecrets(config).pepper);
  const { rowCount } = await pool.query(
    `with added as (
       insert into account (id, email, role, status, password_hash, activated_at)
       values ($1, $2, $3, 'ACTIVE', $4, now()) on conflict (email) do nothing returning id),
     bound as (
       insert into branch_account (account_id, branch_id)
       select id, $5 from added where $5::uuid is not null)
     select from added`,
    [newId(), email, role, await passwords.hash(password), branch?.id ?? null],
  );
  if (rowCount === 0) throw new Error(`${email} has an account already.`);
  console.log(`${email} can log in as ${role}${branch ? ` of ${branch.name}` : ''}.`);
}

type Branch = { id: string; name: string };

/** The branch of a pharmacy's account: required for a pharmacy, refused for other roles. */
async function branchOf(
  pool: pg.Pool,
  role: string,
  id: string | undefined,
): Promise<Branch | undefined> {
  if (role !== 'PHARMACY') {
    if (id !== undefined) throw new Error('Only an account of a pharmacy has a branch.');
    return undefined;
  }
  const { rows: branches } = await pool.query<Branch>(
    `select branch_office.id, pharmacy.name || ', ' || branch_office.name as name
     from branch_office join pharmacy on pharmacy.id = pharmacy_id
     where branch_office.active and pharmacy.active order by name`,
  );
  const found = branches.find((branch) => branch.id === id);
  if (found) return found;
  const known = branches.map((branch) => `  ${branch.id}  ${branch.name}`);
  throw new Error(
    ['An account of a pharmacy needs --branch with one of these:', ...known].join('\n'),
  );
}
