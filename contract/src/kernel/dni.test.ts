import { expect, test } from 'vitest';
import { canonicalDni, dniField } from './dni.ts';

test.each([
  ['36.777.111', '36777111'],
  ['DNI 36.777.111', '36777111'],
  ['D.N.I. N.º 36.777.111', '36777111'],
  ['dni: 36777111', '36777111'],
  [' 36 777 111\u00a0', '36777111'],
  ['23-36777111-9', '36777111'],
  ['CUIL 23367771119', '36777111'],
  ['05123456', '5123456'],
  ['05.123.456', '5123456'],
  ['27-05123456-7', '5123456'],
  ['L.E. 512.345', '512345'],
  ['M5.123.456', '5123456'],
])('"%s" is the DNI %s', (typed, dni) => {
  expect(dniField('dni').parse(typed)).toBe(dni);
  expect(canonicalDni(dni)).toBe(dni);
});

test.each([
  ['', 'dni.required'],
  ['DNI', 'dni.required'],
  ['0000000', 'dni.required'],
  ['12345', 'dni.invalid'],
  ['123456789', 'dni.invalid'],
  ['23-36777111-8', 'dni.invalid'],
  ['30-71234567-8', 'dni.invalid'],
  ['3677711O', 'dni.invalid'],
  ['36777111x', 'dni.invalid'],
  ['1'.repeat(100_000), 'dni.invalid'],
])('%j is no DNI: %s', (typed, code) => {
  expect(dniField('dni').safeParse(typed).error?.issues[0]?.message).toBe(code);
});
