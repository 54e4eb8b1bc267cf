import { expect, test } from 'vitest';
import { pageInAddress, rowNumber, rowNumberInAddress } from './numbers.ts';

test.each([2 ** 31, -1, 1.5, 2 ** 53, Number.NaN, '1', null])('%s is no id', (value) => {
  expect(rowNumber.safeParse(value).success).toBe(false);
});

test.each(['2147483648', '-1', '1.5', 'NaN', '1e309', ['1', '2'], 'uno'])(
  '%s in an address is no id',
  (value) => {
    expect(rowNumberInAddress.safeParse(value).success).toBe(false);
  },
);

test('the largest id is that of the database', () => {
  expect(rowNumber.parse(2_147_483_647)).toBe(2_147_483_647);
  expect(rowNumberInAddress.parse('2147483647')).toBe(2_147_483_647);
});

test('pages go from 0 to a maximum', () => {
  expect(pageInAddress.parse(undefined)).toBe(0);
  expect(pageInAddress.safeParse('100001').success).toBe(false);
});
