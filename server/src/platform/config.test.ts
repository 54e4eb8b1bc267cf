import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { ConfigError, describeSettings, readConfig } from './config.ts';

const problemsOf = (environment: NodeJS.ProcessEnv): string => {
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return '';
};

test('every problem of the settings is reported at once', () => {
  const problems = problemsOf({
    PORT: 'ochenta',
    QUEUE_GRACE_SECONDS: '-1',
    TURN_URL: 'turn:relay.test',
    SESSION_SECRET_FILE: '/nowhere/secret',
    ANTIVIRUS_URL: 'http://127.0.0.1:3310',
    REGISTRY_URL: 'http://registro.example/consultas',
  });
  for (const name of [
    'PORT',
    'QUEUE_GRACE_SECONDS',
    'TURN_SECRET',
    'SESSION_SECRET_FILE',
    'ANTIVIRUS_URL',
    'REGISTRY_URL: must start with https:',
    'REGISTRY_URL and REGISTRY_TOKEN go together',
  ])
    expect(problems).toContain(name);
});

test('production requires its database, its address, its mail and every secret', () => {
  const problems = problemsOf({ NODE_ENV: 'production', DEMO: 'true' });
  for (const name of [
    'DATABASE_URL',
    'PUBLIC_URL',
    'SMTP_URL',
    'SESSION_SECRET',
    'TOKEN_PRIVATE_KEY',
    'SIGNING_KEY',
    'FILES_KEY',
    'MERCADO_PAGO_ACCESS_TOKEN',
    'MERCADO_PAGO_WEBHOOK_SECRET',
    'DEMO',
  ])
    expect(problems).toContain(`${name}:`);
});

describe('production refuses', () => {
  const STRONG = 'vJ3mC0oZq8Wn5bTqXl1rUe7YpKd2sHgA4iFxN9zRtB6M';

  test('an address without TLS', () => {
    const problems = problemsOf({ NODE_ENV: 'production', PUBLIC_URL: 'http://cercana.example' });
    expect(problems).toContain('PUBLIC_URL: must start with https:');
  });

  test.each([
    ['SESSION_SECRET', 'a'.repeat(40)],
    ['SESSION_SECRET', 'abc123'.repeat(8)],
    ['FILES_KEY', '0123456789'.repeat(4)],
    ['FILES_KEY', 'change-me-to-something-of-32-characters'],
    ['METRICS_TOKEN', '1111111111111111'],
    ['TURN_SECRET', 'password-of-coturn'],
  ])('a weak %s: %s', (name, value) => {
    const problems = problemsOf({ NODE_ENV: 'production', [name]: value });
    expect(problems).toContain(`${name}: easy to guess`);
  });

  test('one secret for two uses', () => {
    const twice = { SESSION_SECRET: STRONG, FILES_KEY: STRONG };
    const problems = problemsOf({ NODE_ENV: 'production', ...twice });
    expect(problems).toContain('FILES_KEY: easy to guess or used twice');
    expect(problems).not.toContain('SESSION_SECRET:');
  });
});

describe('Mercado Pago', () => {
  const token = { MERCADO_PAGO_ACCESS_TOKEN: 'APP_USR-1234567890' };
  const secret = { MERCADO_PAGO_WEBHOOK_SECRET: 'webhook-of-this-shop' };

  test.each([token, secret])('is configured whole: %o', (half) => {
    expect(problemsOf(half)).toContain('go together');
  });

  test('comes back to a public address', () => {
    expect(problemsOf({ ...token, ...secret })).toContain('needs PUBLIC_URL');
  });

  test.each(['http://api.mercadopago.com', 'api.mercadopago.com'])('is not at %s', (url) => {
    expect(problemsOf({ MERCADO_PAGO_URL: url })).toContain('MERCADO_PAGO_URL:');
  });

  test('is at its own address, or for tests on this machine', () => {
    expect(readConfig({}).MERCADO_PAGO_URL).toBe('https://api.mercadopago.com');
    expect(readConfig({ MERCADO_PAGO_URL: 'http://127.0.0.1:4000' }).MERCADO_PAGO_URL).toBe(
      'http://127.0.0.1:4000',
    );
  });
});

describe('the price of a private consultation', () => {
  test.each(['15.000,00', '15000.005', '-1', '0', '0.00', '1e4', 'gratis', '999999999'])(
    'is not %s',
    (price) => {
      expect(problemsOf({ PRIVATE_CONSULTATION_PRICE: price })).toContain(
        'PRIVATE_CONSULTATION_PRICE:',
      );
    },
  );

  test('is in pesos, with centavos or without, and may be left out', () => {
    const of = (price?: string) =>
      readConfig({ PRIVATE_CONSULTATION_PRICE: price }).PRIVATE_CONSULTATION_PRICE;
    expect([of('15000'), of('15000.5'), of('0.01'), of('')]).toEqual([
      15000,
      15000.5,
      0.01,
      undefined,
    ]);
  });
});

test('the demonstration clinic exists only on the embedded database', () => {
  expect(readConfig({}).DEMO).toBe(true);
  expect(readConfig({ DATABASE_URL: 'postgres://u:p@127.0.0.1/clinic' }).DEMO).toBe(false);
});

test('.env.example matches the settings', () => {
  const example = path.resolve(import.meta.dirname, '../../../.env.example');
  expect(readFileSync(example, 'utf8').trim()).toBe(describeSettings().trim());
});
