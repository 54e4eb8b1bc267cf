import { expect, test } from 'vitest';
import { diagnosisParts } from './diagnosis-parts.ts';

test.each([
  ['(J02.9) - Faringitis aguda', 'Faringitis aguda', 'J02.9'],
  ['Faringitis (leve) - control', 'Faringitis (leve) - control', undefined],
  ['', '', undefined],
])('%j is %j with the code %s', (diagnosis, name, code) => {
  expect(diagnosisParts(diagnosis)).toEqual({ name, code });
});
