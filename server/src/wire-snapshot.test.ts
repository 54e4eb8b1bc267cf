import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { proves } from '../../architecture/requirements/index.ts';
import { openApiDocument } from './platform/http/api-docs.ts';
import { testApp } from './testing/test-app.ts';

const FILE = path.resolve(import.meta.dirname, '../../contract.api.json');

test('the wire changes only together with its committed description', async () => {
  proves('user-profile-on-the-wire');
  const { endpoints } = await testApp();
  const document = openApiDocument(endpoints, 'Cercana', '1');
  const current = `${JSON.stringify(document, null, 1)}\n`;
  if (process.env.UPDATE_WIRE) writeFileSync(FILE, current);
  expect(current).toBe(readFileSync(FILE, 'utf8'));
});
