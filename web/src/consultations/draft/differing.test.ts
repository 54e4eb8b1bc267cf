import { expect, test } from 'vitest';
import { emptyContent } from '../record-content.ts';
import { differingPart, ordersOnlyIn } from './differing.ts';

const LONG = 'Fiebre de dos días. '.repeat(30);

test.each([
  ['one has more', 'Dolor de garganta', 'Dolor', ['Dolor', ' de garganta', '']],
  ['one has less', 'Dolor', 'Dolor de garganta', ['Dolor', '', '']],
  ['nothing differs', 'Dolor leve', 'Dolor leve', ['Dolor leve', '', '']],
  ['a word differs', 'Dolor leve hoy', 'Dolor fuerte hoy', ['Dolor ', 'leve', ' hoy']],
  ['a word is longer', 'Sin fiebre', 'Sin fiebres', ['Sin ', 'fiebre', '']],
  ['all differs', 'Tos', 'Dolor', ['', 'Tos', '']],
])('where %s, the words that differ are told apart', (_, text, other, parts) => {
  expect(Object.values(differingPart(text, other))).toEqual(parts);
});

test('of a long text that is the same only what is next to the difference is shown', () => {
  const { before, differing, after } = differingPart(
    `${LONG}Sin tos. ${LONG}`,
    `${LONG}Tos. ${LONG}`,
  );
  expect(differing).toBe('Sin tos.');
  expect(before).toMatch(/^… (Fiebre|de|dos|días\.) .* días\. $/);
  expect(after).toMatch(/^ Fiebre .* (Fiebre|de|dos|días\.) …$/);
  for (const part of [before, after]) expect(part.length).toBeLessThanOrEqual(82);
});

test('orders that only one record has, or has otherwise, are named', () => {
  const mine = {
    ...emptyContent(''),
    studies: [{ name: 'Hemograma', diagnosis: null }],
    pages: ['Reposo'],
  };
  const theirs = {
    ...mine,
    pages: ['Reposo', 'Mucho líquido'],
    studies: [{ name: 'Hemograma', diagnosis: 'Tos' }],
  };
  expect(ordersOnlyIn(theirs, mine, 'Certificado')).toEqual(['Mucho líquido', 'Hemograma']);
  expect(ordersOnlyIn(mine, theirs, 'Certificado')).toEqual(['Hemograma']);
});
