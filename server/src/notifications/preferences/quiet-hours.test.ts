import { instantAt } from '@app/contract/kernel';
import { expect, test } from 'vitest';
import { endOfQuiet } from './quiet-hours.ts';

const at = (day: string, hour: number, minute = 0) => instantAt(day, hour * 60 + minute);
const NIGHT = { from: '22:00', to: '08:00' };
const NAP = { from: '13:30', to: '16:00' };

test.each([
  ['before the night', NIGHT, at('2026-12-31', 21, 59), undefined],
  ['in the evening, over the end of the year', NIGHT, at('2026-12-31', 22), at('2027-01-01', 8)],
  ['after midnight', NIGHT, at('2027-01-01', 0), at('2027-01-01', 8)],
  ['at its end', NIGHT, at('2027-01-01', 8), undefined],
  ['in the afternoon', NAP, at('2026-11-23', 13, 30), at('2026-11-23', 16)],
  ['after it', NAP, at('2026-11-23', 16), undefined],
  ['without quiet hours', null, at('2026-11-23', 3), undefined],
])('%s', (_, quiet, now, end) => {
  expect(endOfQuiet(quiet, now)).toEqual(end);
});
