import path from 'node:path';
import { PRINTABLE } from '@app/contract/kernel';
import { expect, test } from 'vitest';
import { openSharedFont } from './shared-font.ts';

const BEYOND_THE_SIGNS = 0x3000;

const printable = Array.from({ length: BEYOND_THE_SIGNS }, (_, code) => String.fromCodePoint(code))
  .filter((sign) => PRINTABLE.test(sign))
  .filter((sign) => !/[\t\n]/.test(sign));

test.each(['regular', 'bold'])('the %s font has every sign that a document may print', (name) => {
  const font = openSharedFont(path.join(import.meta.dirname, `fonts/nunito-sans-${name}.ttf`));
  const missing = printable.filter((sign) => !font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0));
  expect(printable.length).toBeGreaterThan(1_000);
  expect(missing).toEqual([]);
});
