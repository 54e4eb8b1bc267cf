import { createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import { hash, verify as verifyPassword } from '@node-rs/argon2';
import Fastify from 'fastify';
import pg from 'pg';

/** The least code that could do the same: one route, one prepared statement, one verified token. */
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

app.get('/profile', async (request, reply) => {
  if (!isSigned(request.headers.authorization)) return reply.code(401).send();
  const { rows } = await pool.query({
    name: 'profile',
    text: `select person.*, patient.* from person join patient on patient.person_id = person.id
           join account on account.id = person.account_id where account.email = $1`,
    values: ['paciente@cercana.test'],
  });
  return rows[0];
});

app.get('/specialties', async () => {
  const { rows } = await pool.query({
    name: 'specialties',
    text: 'select id, name from specialty where active order by name',
  });
  return { status: 'OK', data: rows };
});

app.get('/newest', async (request, reply) => {
  if (!isSigned(request.headers.authorization)) return reply.code(401).send();
  const { rows } = await pool.query({
    name: 'newest',
    text: `select * from consultation order by created_at desc, id desc limit 1`,
  });
  return rows[0];
});

/** Raw verifications a second, two at a time, as the product's own pool. */
app.get('/verify', async () => {
  await verifyPassword(passwordHash, 'Cercana2026!');
  return 'ok';
});

const address = await app.listen({ host: '127.0.0.1', port: 0 });
process.stdout.write(`bare: ${address}\n`);
process.once('SIGINT', () => process.exit(0));
