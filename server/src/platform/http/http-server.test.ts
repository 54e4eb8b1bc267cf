import { pino } from 'pino';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { createHttpServer } from './http-server.ts';

/** The content policy of every answer, a rule a line. */
async function contentPolicy(): Promise<string[]> {
  const http = await createHttpServer(readConfig({ NODE_ENV: 'test' }), pino({ level: 'silent' }));
  const { headers } = await http.inject('/anywhere');
  await http.close();
  return String(headers['content-security-policy']).split(';');
}

test('nothing is loaded but what a rule names (D-29)', async () => {
  expect(await contentPolicy()).toContain("default-src 'none'");
});

test.each(['script-src', 'style-src', 'font-src', 'manifest-src', 'worker-src'])(
  '%s is of this very server only',
  async (rule) => {
    expect(await contentPolicy()).toContain(`${rule} 'self'`);
  },
);
