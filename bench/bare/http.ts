import { createPublicKey, generateKeyPairSync, randomUUID, sign, verify } from 'node:crypto';
import { hash, verify as verifyPassword } from '@node-rs/argon2';
import Fastify from 'fastify';
import pg from 'pg';
import { noticesRoutes } from './notices.ts';
import { ordersRoutes } from './orders.ts';

/**
 * Minimal code for the same calls on the same stack: one route, one prepared statement on a pool of ten, one
 * verified token. Answers have the same data, and writes are as durable.
 */
const pool = new pg.Pool({ connectionString: process.env.BENCH_DATABASE_URL, max: 10 });
const { privateKey } = generateKeyPairSync('ed25519');
const publicKey = createPublicKey(privateKey);
const payload = Buffer.from('{"sub":"bench"}');
const token = `${payload.toString('base64url')}.${sign(null, payload, privateKey).toString('base64url')}`;
const known = new Set<string>();
const passwordHash = await hash('Cercana2026!', {
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
});

const app = Fastify();

function isSigned(header: string | undefined): boolean {
  const given = header?.slice('Bearer '.length) ?? '';
  if (known.has(given)) return true;
  const [body = '', signature = ''] = given.split('.');
  const valid = verify(
    null,
    Buffer.from(body, 'base64url'),
    publicKey,
    Buffer.from(signature, 'base64url'),
  );
  if (valid) known.add(given);
  return valid;
}

app.get('/token', async () => token);

/** Calls without a token; a notice has its own signature. */
const OPEN = new Set(['/token', '/verify', '/notices']);

app.addHook('onRequest', async (request, reply) => {
  const { url } = request.routeOptions;
  if (OPEN.has(url ?? '') || isSigned(request.headers.authorization)) return;
  return reply.code(401).send();
});

const PATIENT = (person: string) => `(
  select json_build_object('patient', patient,
    'antecedents', (select json_agg(one) from patient_antecedent one where one.person_id = patient.person_id),
    'plan', (select json_build_object('id', plan.id, 'name', plan.name, 'insurer', insurer.name)
      from prepaid_health_category plan join prepaid_health insurer on insurer.id = prepaid_health_id
      where plan.id = prepaid_health_category_id))
  from patient where patient.person_id = ${person}.id)`;

/** A whole profile: person, address, medical data, coverage, family. */
app.get('/profile', async () => {
  const { rows } = await pool.query({
    name: 'profile',
    text: `select json_build_object('person', person,
      'address', (select address from address where person_id = person.id),
      'patient', ${PATIENT('person')},
      'family', (select json_agg(json_build_object('person', member, 'patient', ${PATIENT('member')}))
        from family_link join person member on member.id = member_id where holder_id = person.id)) as found
      from person join account on account.id = person.account_id where email = $1`,
    values: ['paciente@cercana.test'],
  });
  return rows[0].found;
});

type Page = { Querystring: { person: string } };
const CHILDREN = ['certificate', 'study', 'referral', 'instructions'].map(
  (child) => `(select json_agg(one) from consultation_${child} one where consultation_id = c.id)`,
);
const NEWEST = `select c.*, ${CHILDREN.join(', ')},
  (select json_agg(one) from prescription one where consultation_id = c.id),
  (select count(*) from consultation where person_id = $1)
  from consultation c where person_id = $1 order by created_at desc, id desc limit 1`;

/** The newest record with its orders, and the number of records. */
app.get<Page>('/newest', async ({ query }) => {
  const { rows } = await pool.query({ name: 'newest', text: NEWEST, values: [query.person] });
  return rows[0];
});

/** The same, with the audit row that the law requires. */
app.get<Page>('/newest-audited', async ({ query }) => {
  const { rows } = await pool.query({
    name: 'newest-audited',
    text: `with audited as (insert into audit_event (id, type, action, outcome, patient_id, purpose)
      values ($2, 'bench', 'R', 'success', $1, 'PATRQT')) ${NEWEST}`,
    values: [query.person, randomUUID()],
  });
  return rows[0];
});

/** One claim of one patient by one professional. */
app.put<{ Params: { id: string }; Querystring: { professional: string } }>(
  '/claim/:id',
  async ({ params, query }, reply) => {
    const { rowCount } = await pool.query({
      name: 'claim',
      text: `update visit set phase = 'OFFERED', status = 'STARTED', professional_id = $2, offered_at = now()
        where id = (select id from visit where id = $1 and phase = 'WAITING' for update skip locked)`,
      values: [params.id, query.professional],
    });
    return reply.code(rowCount === 1 ? 200 : 409).send({ status: 'ok' });
  },
);

/** Books one hour: locks the row of the hours, then inserts the appointment unless one exists. */
app.put<{ Params: { id: string }; Querystring: { at: string; patient: string } }>(
  '/book/:id',
  async ({ params, query }, reply) => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      await client.query({
        name: 'lock-hours',
        text: 'select id from schedule where id = $1 for update',
        values: [params.id],
      });
      const { rowCount } = await client.query({
        name: 'book',
        text: `insert into appointment (id, schedule_id, professional_id, specialty_id, person_id, holder_id, account_id,
            starts_at, ends_at, attention_type_id, financer, reason, booked_by, booked_by_account_id)
          select gen_random_uuid(), s.id, s.professional_id, 1, p.id, p.id, p.account_id, $2,
            $2::timestamptz + interval '20 minutes', 1, '', '', 'PROFESSIONAL', s.professional_id
          from schedule s, person p where s.id = $1 and p.id = $3 and not exists (
            select from appointment where professional_id = s.professional_id and starts_at = $2
              and status = 'PROGRAMMED')`,
        values: [params.id, query.at, query.patient],
      });
      await client.query('commit');
      return reply.code(rowCount === 1 ? 200 : 409).send({ status: 'ok' });
    } finally {
      client.release();
    }
  },
);

/** One raw verification of a password. */
app.get('/verify', async () => {
  await verifyPassword(passwordHash, 'Cercana2026!');
  return 'ok';
});

ordersRoutes(app, pool);
noticesRoutes(app, pool);

if (process.env.BENCH_DATABASE_URL) await pool.query('select 1');
const address = await app.listen({ host: '127.0.0.1', port: 0 });
process.stdout.write(`bare: ${address}\n`);
process.once('SIGINT', () => process.exit(0));
