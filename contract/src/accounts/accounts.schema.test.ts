import { describe, expect, test } from 'vitest';
import { emailSchema, meantEmail } from './accounts.schema.ts';

describe('no e-mail is', () => {
  test.each([
    'a@x.test,b.test',
    'a@x.test,b@y.test',
    'a,b@x.test',
    'a@x.test;b',
    'a;b@x.test',
    'a:b@x.test',
    'a@x.test:25',
    'a@[127.0.0.1]',
    'a@x.test/y',
    'a@x_y.test',
    'a\\b@x.test',
    'a@x.test>',
    'a@ñ／b.test',
    'a@ñ..test',
    'ñandú',
    'a@ñ',
    '@x.test',
    'ana\u200b@x.test',
    '\u200bana@x.test',
    'ana@x\u200b.test',
    'ana\u00ad@x.test',
    'ana..b@x.test',
    '.ana@x.test',
    'ana.@x.test',
    `${'a'.repeat(65)}@x.test`,
    'ana@1.2.3.4',
    'ana@x.123',
  ])('%s', (email) => {
    expect(emailSchema.safeParse(email).success).toBe(false);
  });
});

test.each([
  ['letters', 'x'.repeat(1_000_000)],
  ['labels of a domain', `a@${'xn--a.'.repeat(200_000)}`],
])('a million %s are no e-mail, and are refused before they are read', (_case, email) => {
  expect(emailSchema.safeParse(email).error?.issues).toMatchObject([{ message: 'email.invalid' }]);
});

describe('one mailbox has one form', () => {
  test.each([
    ['ana@ñandú.test', 'ana@xn--and-6ma2c.test'],
    ['ana@XN--AND-6MA2C.test', 'ana@xn--and-6ma2c.test'],
    ['Ana@Ñandú.TEST ', 'ana@xn--and-6ma2c.test'],
    ['ana@nandu\u0301.test', 'ana@xn--nand-tra.test'],
    ['ñandú@ejemplo.test', 'ñandú@ejemplo.test'],
    ["o'brien+guardia@ejemplo.com.ar", "o'brien+guardia@ejemplo.com.ar"],
  ])('%s', (typed, email) => {
    expect(emailSchema.parse(typed)).toBe(email);
  });
});

test('An address of 64 characters before the at sign is one', () => {
  const email = `${'a'.repeat(64)}@x.test`;
  expect(emailSchema.parse(email)).toBe(email);
});

test.each([
  ['ana@gmial.com', 'ana@gmail.com'],
  ['ana@gmail.con', 'ana@gmail.com'],
  ['Ana@GMAIL.CMO', 'ana@gmail.com'],
  ['ana@gmal.com', 'ana@gmail.com'],
  ['ana@gmaill.com', 'ana@gmail.com'],
  ['ana@hotmial.com', 'ana@hotmail.com'],
  ['ana@gmail.co', 'ana@gmail.com'],
  ['ana@yahoo.com.at', 'ana@yahoo.com.ar'],
])('%s is doubted: %s', (typed, meant) => {
  expect(meantEmail(typed)).toBe(meant);
});

test.each([
  'ana@gmail.com',
  'ana@yahoo.com.ar',
  'ana@email.com.ar',
  'ana@clinica.test',
  'ana@',
  '',
])('%s is not doubted', (typed) => {
  expect(meantEmail(typed)).toBeUndefined();
});
