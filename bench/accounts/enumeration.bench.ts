import { authenticate, initPasswordReset, register } from '@app/contract/accounts';
import { DEMO_PASSWORD } from '@app/contract/accounts/fixtures';
import { addFamilyMember } from '@app/contract/family-group';
import { aPatientProfile } from '@app/contract/profiles/fixtures';
import { measure, type Result } from '../measure.ts';
import { forget, openPool, type Product, startProduct } from '../product.ts';
import { holders } from './holders.ts';

/** Samples of each kind: enough for two equal times to differ from chance by less than 0.04. */
const SAMPLES = 400;
/** Limit for the best guess by response time: right in 55 of 100 cases, where chance gives 50. */
const GUESS = { atMost: 1.1 };

/** A person who is asked about: e-mail and DNI, and the round. */
type Subject = { kind: 'known' | 'unknown'; turn: number };
type Question = { path: string; type: string; body: string; token?: string | undefined };
type Ask = (about: Subject) => Question;

const emailOf = ({ kind, turn }: Subject) => `${kind}${turn}@cercana.test`;
const DNI_OF_FIRST = { known: 40_000_000, unknown: 50_000_000 };
const dniOf = ({ kind, turn }: Subject) => String(DNI_OF_FIRST[kind] + turn);

const asks: Record<string, Ask> = {
  login: (about) => ({
    path: authenticate.path,
    type: 'application/json',
    body: JSON.stringify({ username: emailOf(about), password: 'no es esta clave' }),
  }),
  register: (about) => ({
    path: register.path,
    type: 'application/json',
    body: JSON.stringify({
      email: emailOf(about),
      password: DEMO_PASSWORD,
      id_number: '30111222',
      active_role: 'PATIENT',
    }),
  }),
  recovery: (about) => ({ path: initPasswordReset.path, type: 'text/plain', body: emailOf(about) }),
};

/** Adds a child whose DNI has an account, or has none; each holder asks once for each kind. */
const familyOf =
  (tokens: readonly string[]): Ask =>
  (about) => ({
    path: addFamilyMember.path,
    type: 'application/json',
    token: tokens[about.turn - 1],
    body: JSON.stringify({
      ...aPatientProfile({ birth_date: '21/03/2018' }),
      id_number: dniOf(about),
      relationship_to_titular: 'OFFSPRING',
    }),
  });

/** Whether response times reveal who has an account. */
export async function enumerationBench(): Promise<Result[]> {
  // Every request has its own address, so that no rate limit answers it.
  const product = await startProduct(undefined, { TRUSTED_PROXY: '127.0.0.1' });
  const family = familyOf(await prepare(product));
  const results: Result[] = [];
  for (const [index, [name, ask]] of Object.entries({ ...asks, family }).entries()) {
    results.push(
      await measure({
        id: `S6.${index + 1}`,
        what: `${name}: account guessed by the clock / by a coin`,
        unit: 'right',
        rounds: 1,
        goal: GUESS,
        product: () => guessRate(product, ask),
        reference: async () => 0.5,
      }),
    );
  }
  await product.stop();
  forget(product.folder);
  return results;
}

/** Creates the accounts asked about and the asking holders; returns the holders' tokens. */
async function prepare(product: Product): Promise<string[]> {
  const pool = openPool(product);
  await pool.query(
    `insert into account (id, email, id_number, role, status, password_hash, activated_at)
     select gen_random_uuid(), 'known' || n || '@cercana.test', ($2 + n)::text, role, status, password_hash, now()
     from account, generate_series(1, $1) n where email = 'paciente@cercana.test'`,
    [SAMPLES, DNI_OF_FIRST.known],
  );
  const tokens = await holders(product, pool, SAMPLES);
  await pool.end();
  return tokens;
}

/** How often the slower one of a known and an unknown person is of the slower kind (area under the curve). */
async function guessRate({ url }: Product, ask: Ask): Promise<number> {
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let turn = 1; turn <= SAMPLES; turn += 1) {
    // Alternates the order, so that after-effects of a request do not always hit the same kind.
    const kinds =
      Math.random() < 0.5 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const kind of kinds) times[kind].push(await timed(url, ask({ kind, turn })));
  }
  const slower = times.known
    .flatMap((mine) => times.unknown.map((theirs) => (mine > theirs ? 1 : 0) as number))
    .reduce((sum, one) => sum + one, 0);
  const rate = slower / (SAMPLES * SAMPLES);
  return Math.max(rate, 1 - rate);
}

let addresses = 0;

async function timed(url: string, { path, type, body, token }: Question): Promise<number> {
  addresses += 1;
  const from = `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`;
  const headers = {
    'content-type': type,
    'x-forwarded-for': from,
    ...(token && { authorization: `Bearer ${token}` }),
  };
  const started = performance.now();
  const answer = await fetch(`${url}${path}`, { method: 'POST', headers, body });
  await answer.text();
  const took = performance.now() - started;
  if (token ? !answer.ok : answer.status === 429 || answer.status >= 500)
    throw new Error(`${path}: ${answer.status}`);
  return took;
}
