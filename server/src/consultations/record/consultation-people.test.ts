import { expect, test } from 'vitest';
import { addressLineOf } from './consultation-people.ts';

const CABA = 'Ciudad Autónoma de Buenos Aires';

test.each([
  ['Av. Rivadavia', '4821', '3.º B', CABA, CABA, `Av. Rivadavia 4821, 3.º B, ${CABA}`],
  ['Mendoza', '2450', null, 'Rosario', 'Santa Fe', 'Mendoza 2450, Rosario, Santa Fe'],
])('%s %s is printed once, with each place once', (street, number, floor, city, province, line) => {
  expect(addressLineOf({ street, number, floor, city, province })).toBe(line);
});
