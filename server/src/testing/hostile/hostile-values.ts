import fc from 'fast-check';

/** Deeper than any valid body. */
const DEPTH = 200;

const nested = (open: string, inner: string, close: string): unknown =>
  JSON.parse(open.repeat(DEPTH) + inner + close.repeat(DEPTH));

/** Fragments that would run if inserted into a statement, a page or a template. */
const INJECTIONS = [
  "' or 1=1 --",
  "'; drop table account; --",
  "1') union select id, password_hash from account --",
  '%_\\',
  '$1',
  '\\',
  '{}',
  '{"a":',
  '#{7*7}',
  '{{constructor.constructor("return process")()}}',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '../../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  'a\r\nset-cookie: sid=1',
];

/** Characters of Spanish and other keyboards, of files and of attacks. */
const UNICODE = [
  'Muñoz',
  'Nu\u0301n\u0303ez',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udc00y',
  '\u202egnp.exe',
  '\u2066Ana\u2069',
  'Ma\u200br\u200dí\u2060a',
  '\ufeff',
  '\uffff',
  '👩🏽‍⚕️',
  '🩺'.repeat(300),
  'ﷺ'.repeat(200),
  'pаciente@cercana.test',
  'a'.repeat(20_000),
  ' '.repeat(300),
  '',
];

const NUMBERS = [
  0,
  -0,
  -1,
  0.1,
  1e-320,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53 - 1,
  2 ** 53,
  2 ** 63,
  1e308,
  'NaN',
  'Infinity',
  '1e309',
  '-1',
  '0x10',
  '99999999999999999999',
  '१२३',
];

const DAYS = [
  '31/02/1990',
  '1990-02-31',
  '00/00/0000',
  '01/01/10000',
  '10000-01-01',
  '+275761-01-01T00:00:00.000Z',
  '-000001-01-01',
  '0000-00-00',
  '0001-01-01',
  '01/01/0001',
  '0000-01-01',
  '2200-01-01',
  '9999-12-31',
  '2026-13-01T25:61:61Z',
  '294277-01-01',
  '2026-11-22T00:00:00.000+14:59',
];

/** Foreign identifiers: other kinds, malformed ones, other spellings of a valid one. */
const IDENTIFIERS = [
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  'c232ab00-9414-11ec-b3c8-9f6bdeced846',
  '{0198c0de-0000-7000-8000-00000000ffff}',
  '0198C0DE-0000-7000-8000-00000000FFFF',
  '0198c0de000070008000000000000fff',
  '__proto__',
  'constructor',
  'hasOwnProperty',
];

const SHAPES: unknown[] = [
  null,
  true,
  false,
  [],
  {},
  [[]],
  [null],
  ['a', 'b'],
  { length: 1e9 },
  { toString: 'x', valueOf: 1 },
  { constructor: { prototype: { isAdmin: true } } },
  JSON.parse('{"__proto__":{"isAdmin":true}}'),
  Array.from({ length: 5_000 }, (_, index) => index),
  nested('[', '', ']'),
  nested('{"a":', '1', '}'),
];

/** Hostile or unusual text. */
export const hostileText = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...INJECTIONS, ...UNICODE, ...DAYS, ...IDENTIFIERS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  { weight: 1, arbitrary: fc.constantFrom(...NUMBERS).map(String) },
);

/** Any value. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: hostileText },
  { weight: 2, arbitrary: fc.constantFrom<unknown>(...NUMBERS) },
  { weight: 2, arbitrary: fc.constantFrom(...SHAPES) },
  { weight: 1, arbitrary: fc.array(hostileText, { maxLength: 4 }) },
);
