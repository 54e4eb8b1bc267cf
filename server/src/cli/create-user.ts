import { parseArgs } from 'node:util';
import { emailSchema, roleSchema } from '@app/contract/accounts';
import { createPasswords, requireGoodPassword } from '../accounts/index.ts';
import { newId } from '../platform/ids.ts';
import { loadSecrets } from '../platform/secrets.ts';
import type { CliContext } from './with-database.ts';

/** Adds an active account of any role: the only way to the first administrator (requirement: roles given by staff). */
export async function createUser({ pool, config }: CliContext, args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { email: { type: 'string' }, role: { type: 'string' }, password: { type: 'string' } },
  });
  const email = emailSchema.parse(values.email ?? '');
  const role = roleSchema.parse(values.role?.toUpperCase());
  const password = values.password ?? '';
  requireGoodPassword(password, role);
  const passwords = createPasswords(loadSecrets(config).pepper);
  const { rowCount } = await pool.query(
    `insert into account (id, email, role, status, password_hash, activated_at)
     values ($1, $2, $3, 'ACTIVE', $4, now()) on conflict (email) do nothing`,
    [newId(), email, role, await passwords.hash(password)],
  );
  if (rowCount === 0) throw new Error(`${email} has an account already.`);
  console.log(`${email} can log in as ${role}.`);
}
