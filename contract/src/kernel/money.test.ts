import { describe, expect, test } from 'vitest';
import { centavosOf, PRICE_MAX, percentSchema, pesosOf, priceSchema, shareOf } from './money.ts';

const codeOf = (value: unknown) => priceSchema.safeParse(value).error?.issues[0]?.message;

describe('an amount that somebody writes', () => {
  test.each([
    ['of three decimals', 10.005, 'amount.decimals'],
    ['below nothing', -0.01, 'amount.negative'],
    ['of a million millions', 1e12, 'amount.too-high'],
    ['without a number', Number.NaN, 'amount.required'],
    ['without end', Number.POSITIVE_INFINITY, 'amount.required'],
    ['as text', '10', 'amount.required'],
  ])('%s is refused', (_, amount, code) => {
    expect(codeOf(amount)).toBe(code);
  });

  test.each([0, 0.01, 0.1, 0.29, 1.15, 4.35, 18_450, 1_234_567.89, PRICE_MAX])(
    '%d is taken',
    (amount) => {
      expect(codeOf(amount)).toBeUndefined();
      expect(pesosOf(centavosOf(amount))).toBe(amount);
    },
  );
});

test('every centavo up to ten thousand pesos comes back as it was', () => {
  for (let centavos = 0; centavos < 1_000_000; centavos += 1)
    if (centavosOf(pesosOf(centavos)) !== centavos) expect.fail(`${centavos} centavos`);
});

test.each([
  ['half a centavo goes up', 101, 50, 51],
  ['less than half goes down', 149, 1, 1],
  ['nothing of something is nothing', 999, 0, 0],
  ['all of it is all of it', 999, 100, 999],
  ['a share of two decimals', 100_000, 33.33, 33_330],
  ['a share of the largest total is exact', 9_999_999_999 * 999, 99.99, 9_989_000_999_001],
])('%s', (_, centavos, percent, share) => {
  expect(shareOf(centavos, percent)).toBe(share);
});

test.each([101, -1, 12.345])('a share of %d percent is refused', (percent) => {
  expect(percentSchema.safeParse(percent).success).toBe(false);
});
