import path from 'node:path';
import { authenticate } from '@app/contract/accounts';
import { DEMO_PASSWORD } from '@app/contract/accounts/fixtures';
import { getOwnProfile } from '@app/contract/profiles';
import { load } from '../load.ts';
import { logIn } from '../log-in.ts';
import { measure, type Result } from '../measure.ts';
import { type Measured, openPool, type Product, startMeasured } from '../product.ts';

const PATIENT = 'paciente@cercana.test';
const OPEN_READING = path.resolve(import.meta.dirname, '../../server/src/testing/open-reading.ts');
const READS = { connections: 16, ms: 2_000 };
/** More than the two verified at once, so that the pool never waits for callers. */
const LOGINS = { connections: 8, ms: 2_000 };

/** Measures login, own profile, and the cost of a session in a reading. */
export async function accountsBench(product: Product, bare: Measured): Promise<Result[]> {
  const { id_token } = await logIn(product.url, PATIENT);
  const bearer = { authorization: `Bearer ${id_token}` };
  const bareBearer = { authorization: `Bearer ${await (await fetch(`${bare.url}/token`)).text()}` };
  const bodies = await somePatients(product);
  const read = async (url: string, headers: Record<string, string> = {}) => {
    const { perSecond, errors } = await load(() => ({ url, headers }), READS);
    if (errors > 0) throw new Error(`${errors} errors from ${url}`);
    return perSecond;
  };
  const profile = await measure({
    id: 'P2',
    what: 'own profile with session and authorisation',
    unit: 'req/s',
    warmUp: true,
    goal: { atLeast: 0.5 },
    product: () => read(`${product.url}${getOwnProfile.path}`, bearer),
    reference: () => read(`${bare.url}/profile`, bareBearer),
  });
  const open = await startMeasured(OPEN_READING, {
    DATABASE_URL: product.databaseUrl,
    DATA_DIR: product.folder,
    REQUESTS_PER_MINUTE: '1000000',
    LOG_LEVEL: 'silent',
  });
  const cost = await measure({
    id: 'P3',
    what: 'own profile with a session / without',
    unit: 'req/s',
    warmUp: true,
    goal: { atLeast: 0.85 },
    product: () => read(`${open.url}${getOwnProfile.path}`, bearer),
    reference: () => read(`${open.url}/open`),
  });
  await open.stop();
  const login = await measure({
    id: 'P1',
    what: 'login with password',
    unit: 'req/s',
    warmUp: true,
    goal: { atLeast: 0.85 },
    product: async () => {
      const url = `${product.url}${authenticate.path}`;
      const { perSecond, errors } = await load(
        (turn) => ({ url, method: 'POST', body: bodies[turn % bodies.length] ?? '' }),
        LOGINS,
      );
      if (errors > 0) throw new Error(`${errors} logins failed`);
      return perSecond;
    },
    reference: async () => (await load(() => ({ url: `${bare.url}/verify` }), LOGINS)).perSecond,
  });
  return [login, profile, cost];
}

const PEOPLE = 64;

/** Credentials of different people, since nobody logs in eight times at once. */
async function somePatients(product: Product): Promise<string[]> {
  const pool = openPool(product);
  const { rows } = await pool.query<{ email: string }>(
    `insert into account (id, email, role, status, password_hash, activated_at)
     select gen_random_uuid(), 'login' || n || '@cercana.test', role, status, password_hash, now()
     from account, generate_series(1, $2) n where email = $1 returning email`,
    [PATIENT, PEOPLE],
  );
  await pool.end();
  return rows.map(({ email }) => JSON.stringify({ username: email, password: DEMO_PASSWORD }));
}
