import { expect, test } from 'vitest';
import { coverageLabel } from './catalogs.schema.ts';

test.each([
  ['OSDE', 'OSDE 310', 'OSDE 310'],
  ['Cercana', 'Familiar', 'Cercana Familiar'],
  ['Cercana', 'Cercana', 'Cercana'],
  ['PARTICULAR', 'PARTICULAR', 'Particular'],
])('the plan %s %s reads "%s"', (insurer, plan, text) => {
  expect(coverageLabel({ name: plan, prepaid_health: { name: insurer } })).toBe(text);
});
