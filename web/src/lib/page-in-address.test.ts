import { expect, test } from 'vitest';
import { pageIn } from './page-in-address.ts';

test.each([
  ['', 1],
  ['pagina=3', 3],
  ['pagina=0', 1],
  ['pagina=-2', 1],
  ['pagina=1.5', 1],
  ['pagina=dos', 1],
  ['pagina=100000', 1],
])('"%s" is page %i', (search, page) => {
  expect(pageIn(new URLSearchParams(search))).toBe(page);
});
