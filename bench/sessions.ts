import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mintToken } from '@app/contract/accounts';
import type pg from 'pg';
import type { Product } from './product.ts';

/** A logged-in person. */
export type Session = { id: string; email: string; token: string };

/** Demonstration logins whose role and password are copied to others. */
export type Model = 'clinica@cercana.test' | 'farmacia@cercana.test' | 'paciente@cercana.test';

/** People with one session each, created without a login, which has a separate bench. */
export async function withSession(
  product: Product,
  pool: pg.Pool,
  model: Model,
  count: number,
): Promise<Session[]> {
  const made = Array.from({ length: count }, () => {
    const id = randomUUID();
    return { id, email: `bench-${id}@cercana.test`, cookie: randomBytes(32).toString('base64url') };
  });
  await pool.query(
    `with model as (select role, status, password_hash from account where email = $4),
       made as (select * from unnest($1::uuid[], $2::text[], $3::bytea[]) as made(id, email, hash)),
       accounts as (insert into account (id, email, role, status, password_hash, activated_at)
         select id, email, role, status, password_hash, now() from made, model returning id)
     insert into session (id, account_id, token_hash, auth_method, idle_expires_at, absolute_expires_at)
     select gen_random_uuid(), id, hash, 'password', now() + interval '8 hours', now() + interval '8 hours' from made`,
    [
      made.map(({ id }) => id),
      made.map(({ email }) => email),
      made.map(({ cookie }) => createHash('sha256').update(cookie).digest()),
      model,
    ],
  );
  const sessions: Session[] = [];
  for (const { id, email, cookie } of made) {
    const answer = await fetch(`${product.url}${mintToken.path}`, {
      method: 'POST',
      headers: { cookie: `sid=${cookie}` },
    });
    const { id_token } = (await answer.json()) as { id_token: string };
    sessions.push({ id, email, token: id_token });
  }
  return sessions;
}
