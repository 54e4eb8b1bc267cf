import { describe, expect, test } from 'vitest';
import { awaitedUntil, beginnable, beginWindow, isWithin, joinWindow } from './join-window.ts';

const AT = Date.parse('2025-03-10T20:20:00Z');
/** From '-15:01' to milliseconds around the hour. */
const around = (text: string) => {
  const [minutes = 0, seconds = 0] = text.slice(1).split(':').map(Number);
  return AT + (text.startsWith('-') ? -1 : 1) * (minutes * 60 + seconds) * 1000;
};
const onTime = { startsAt: AT, delayMinutes: 0, begunAt: AT };

test('the hours that may be begun at a moment are those whose window is open then', () => {
  const { from, to } = beginnable(AT);
  for (const startsAt of [from - 1, from, to, to + 1])
    expect(isWithin(beginWindow({ startsAt }), AT)).toBe(from <= startsAt && startsAt <= to);
});

describe('a patient may enter', () => {
  test.each([
    ['-15:01', false],
    ['-15:00', true],
    ['+0:00', true],
    ['+5:00', true],
    ['+5:01', false],
  ])('at %s: %s', (time, isOpen) => {
    expect(isWithin(joinWindow(onTime), around(time))).toBe(isOpen);
  });

  test.each([
    ['-15:01', false],
    ['+5:01', true],
    ['+60:00', true],
    ['+60:01', false],
  ])('of a professional who has not begun, at %s: %s', (time, isOpen) => {
    expect(isWithin(joinWindow({ ...onTime, begunAt: null }), around(time))).toBe(isOpen);
  });

  test.each([
    ['+25:00', true],
    ['+25:01', false],
  ])('of one who said to be 20 minutes late and was not, at %s: %s', (time, isOpen) => {
    expect(isWithin(joinWindow({ ...onTime, delayMinutes: 20 }), around(time))).toBe(isOpen);
  });

  test.each([
    ['+17:00', true],
    ['+17:01', false],
  ])('of one who began 12 minutes late, at %s: %s', (time, isOpen) => {
    expect(isWithin(joinWindow({ ...onTime, begunAt: around('+12:00') }), around(time))).toBe(
      isOpen,
    );
  });

  test('no less long because the professional began early', () => {
    expect(joinWindow({ ...onTime, begunAt: around('-10:00') })).toEqual(joinWindow(onTime));
  });
});

test('a patient is awaited until five minutes after the hour, or after the announced one', () => {
  expect(awaitedUntil(onTime)).toBe(around('+5:00'));
  expect(awaitedUntil({ ...onTime, delayMinutes: 20 })).toBe(around('+25:00'));
});

test.each([
  ['-15:01', false],
  ['-15:00', true],
  ['+60:00', true],
  ['+60:01', false],
])('a professional may begin at %s: %s', (time, isOpen) => {
  expect(isWithin(beginWindow({ startsAt: AT }), around(time))).toBe(isOpen);
});
