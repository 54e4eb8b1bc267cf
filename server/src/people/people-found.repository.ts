import { normaliseEmail } from '@app/contract/accounts';
import { canonicalDni, isDni } from '@app/contract/kernel';
import { sql } from 'kysely';
import { likeLiteral } from '../platform/database/like-literal.ts';

/** SQL condition: an account matches the typed text: a DNI, the start of an e-mail, or words of a name. */
export function peopleFound(typed: string) {
  const digits = canonicalDni(typed);
  if (isDni(digits)) return sql<boolean>`account.id in (${ofDni(digits)})`;
  if (typed.includes('@')) return sql<boolean>`account.id in (${ofEmail(typed)})`;
  return sql<boolean>`account.id in (${ofName(typed)} union ${ofEmail(typed)})`;
}

const ofDni = (digits: string) => sql`
  select id from account where id_number = ${digits}
  union select account_id from person where id_number = ${digits} and account_id is not null`;

const ofEmail = (typed: string) =>
  sql`select id from account where email like ${`${likeLiteral(normaliseEmail(typed) || typed)}%`}`;

const ofName = (typed: string) => {
  const words = typed.split(/[\s,]+/).filter((word) => word !== '');
  const parts = words.map(
    (word) =>
      sql`name_text(first_name || ' ' || last_name) like '%' || name_text(${likeLiteral(word)}) || '%'`,
  );
  return sql`select account_id from person
    where account_id is not null and ${sql.join(parts, sql` and `)}`;
};
