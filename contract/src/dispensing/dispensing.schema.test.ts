import { describe, expect, test } from 'vitest';
import { counterKeySchema, newDispensingSchema } from './dispensing.schema.ts';

const CUIR = `${'0'.repeat(8)}020102${'7'.repeat(25)}01`;

test.each([
  ['as it is scanned', CUIR, '30111222'],
  [
    'as people read it',
    CUIR.replace(/^(\d{4})(\d{4})(\d{2})(\d{4})/, '$1 $2-$3.$4 '),
    '30.111.222',
  ],
  ['with what was pasted around it', `\n ${CUIR}\t`, ' 30111222 '],
])('a key %s is the same key', (_, cuir, dni) => {
  expect(counterKeySchema.parse({ cuir, dni })).toEqual({ cuir: CUIR, dni: '30111222' });
});

test.each([
  [{ cuir: '', dni: '30111222' }, 'cuir.required'],
  [{ cuir: CUIR.slice(1), dni: '30111222' }, 'cuir.invalid'],
  [{ cuir: CUIR, dni: '' }, 'dni.required'],
  [{ cuir: CUIR, dni: '123456789' }, 'dni.invalid'],
])('a key %j is refused', (key, code) => {
  const { error } = counterKeySchema.safeParse(key);
  expect(error?.issues.map(({ message }) => message)).toContain(code);
});

describe('what is handed over', () => {
  const line = {
    item: 1,
    product: 'Uno',
    pack: 'Por 10',
    quantity: 1,
    lot: 'A1',
    substitution: null,
  };
  const pharmacist = { name: 'Elena Ferreyra', licence: 'MP 4821' };
  const parse = (...lines: object[]) =>
    newDispensingSchema.safeParse({ cuir: CUIR, dni: '30111222', pharmacist, lines });

  test('of a line of which nothing is, needs no product, pack nor lot', () => {
    const nothing = { ...line, item: 2, quantity: 0, product: '', pack: '', lot: '' };
    expect(parse(line, nothing).success).toBe(true);
  });

  test.each([
    ['nothing at all', [{ ...line, quantity: 0 }], 'lines.nothing'],
    ['one line twice', [line, line], 'lines.repeated'],
    ['half a pack', [{ ...line, quantity: 0.5 }], 'quantity.numbers-only'],
    ['a pack of no product', [{ ...line, product: ' ' }], 'product.required'],
    ['a pack of no lot', [{ ...line, lot: '' }], 'lot.required'],
    ['a long product', [{ ...line, product: 'x'.repeat(121) }], 'product.too-long'],
    ['another one for no reason', [{ ...line, substitution: ' ' }], 'substitution.required'],
  ])('is not %s', (_, lines, code) => {
    expect(parse(...lines).error?.issues.map(({ message }) => message)).toContain(code);
  });
});
