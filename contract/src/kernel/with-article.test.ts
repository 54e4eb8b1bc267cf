import { expect, test } from 'vitest';
import { withArticle, withCapitalArticle } from './with-article.ts';

test.each([
  ['Dra. Paula Ríos', 'la Dra. Paula Ríos', 'La Dra. Paula Ríos'],
  ['Dr. Juan Paz', 'el Dr. Juan Paz', 'El Dr. Juan Paz'],
  ['Dr/a. Alex Sosa', 'Dr/a. Alex Sosa', 'Dr/a. Alex Sosa'],
  ['', '', ''],
])('%s is called "%s", and "%s" where a sentence begins', (name, inside, first) => {
  expect([withArticle(name), withCapitalArticle(name)]).toEqual([inside, first]);
});
