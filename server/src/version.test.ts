import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { proves } from '../../architecture/requirements/index.ts';
import { testApp } from './testing/test-app.ts';
import { VERSION } from './version.ts';

test('the server reports the version of the specification', async () => {
  proves('app-version');
  const { http } = await testApp();
  expect((await http.inject('/api/openapi.json')).json().info.version).toBe('23.07.28');
});

test('it is the version of the packages', () => {
  const { version } = JSON.parse(
    readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
  ) as { version: string };
  expect(VERSION.split('.').map(Number).join('.')).toBe(version);
});
