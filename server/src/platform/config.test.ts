import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
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

test('every problem of the settings is told at once', () => {
  const problems = problemsOf({
    PORT: 'ochenta',
    QUEUE_GRACE_SECONDS: '-1',
    TURN_URL: 'turn:relay.test',
    SESSION_SECRET_FILE: '/nowhere/secret',
    ANTIVIRUS_URL: 'http://127.0.0.1:3310',
  });
  for (const name of [
    'PORT',
    'QUEUE_GRACE_SECONDS',
    'TURN_SECRET',
    'SESSION_SECRET_FILE',
    'ANTIVIRUS_URL',
  ])
    expect(problems).toContain(name);
});

test('production demands its database, its address, its mail and every secret', () => {
  const problems = problemsOf({ NODE_ENV: 'production', DEMO: 'true' });
  for (const name of [
    'DATABASE_URL',
    'PUBLIC_URL',
    'SMTP_URL',
    'SESSION_SECRET',
    'TOKEN_PRIVATE_KEY',
    'SIGNING_KEY',
    'FILES_KEY',
    'DEMO',
  ])
    expect(problems).toContain(`${name}:`);
});

test('the demonstration clinic is there only on the own database', () => {
  expect(readConfig({}).DEMO).toBe(true);
  expect(readConfig({ DATABASE_URL: 'postgres://u:p@127.0.0.1/clinic' }).DEMO).toBe(false);
});

test('the example of the settings is the one that the settings describe', () => {
  const example = path.resolve(import.meta.dirname, '../../../.env.example');
  expect(readFileSync(example, 'utf8').trim()).toBe(describeSettings().trim());
});
