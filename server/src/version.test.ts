import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { VERSION } from './version.ts';

test('the version is the one that the specification names, and that of the packages', () => {
  expect(VERSION).toBe('23.07.28');
  const { version } = JSON.parse(
    readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
  ) as { version: string };
  expect(VERSION.split('.').map(Number).join('.')).toBe(version);
});
