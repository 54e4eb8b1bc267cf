import { expect, test } from 'vitest';
import { memberOf, textOf } from './kept.ts';

test.each([[undefined], [null], ['name'], [7], [[]], [{}]])('%j has no member', (kept) => {
  expect(memberOf(kept, 'name')).toBeUndefined();
  expect(textOf(kept, 'name')).toBeUndefined();
});

test('a member is read whatever it is, and as a text only where it is one', () => {
  expect(memberOf({ name: 7 }, 'name')).toBe(7);
  expect(textOf({ name: 7 }, 'name')).toBeUndefined();
  expect(textOf({ name: 'Marta' }, 'name')).toBe('Marta');
});
