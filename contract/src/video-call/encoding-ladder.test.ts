import { describe, expect, test } from 'vitest';
import { chooseEncoding, type EncodingName, type EncodingStats } from './encoding-ladder.ts';

const stats = (over: Partial<EncodingStats> = {}): EncodingStats => ({
  current: '120p',
  max: '480p',
  quality: 1,
  availableKbps: 5_000,
  goodSeconds: 3,
  badSeconds: 0,
  ...over,
});

describe('the picture does not grow', () => {
  test.each<[string, Partial<EncodingStats>]>([
    ['above the maximum of the installation', { current: '480p' }],
    ['before three good seconds', { goodSeconds: 2 }],
    ['on a middling network', { quality: 4 }],
    ['while the quality is unknown', { quality: 0 }],
    ['while the network is down', { quality: 6 }],
    ['without room to spare for the next step', { availableKbps: 320 }],
  ])('%s', (_, over) => {
    const given = stats(over);
    expect(chooseEncoding(given)).toBe(given.current);
  });

  test('where the installation allows 120p only', () => {
    expect(chooseEncoding(stats({ max: '120p' }))).toBe('120p');
  });
});

test('on a good network it climbs to the maximum, one step at a time', () => {
  const climb: EncodingName[] = ['120p'];
  for (let step = 0; step < 5; step += 1) {
    climb.push(chooseEncoding(stats({ current: climb.at(-1) ?? '120p' })));
  }
  expect(climb).toEqual(['120p', '240p', '360p', '480p', '480p', '480p']);
});

test('with nothing known about the room it climbs as well', () => {
  expect(chooseEncoding(stats({ availableKbps: null }))).toBe('240p');
});

test('on a bad network it falls step by step, and pauses only after four bad seconds at 120p', () => {
  expect(chooseEncoding(stats({ current: '360p', quality: 5, badSeconds: 1 }))).toBe('240p');
  expect(chooseEncoding(stats({ quality: 5, badSeconds: 3 }))).toBe('120p');
  expect(chooseEncoding(stats({ quality: 5, badSeconds: 4 }))).toBe('paused');
});

test('a paused picture comes back as 120p when the network does', () => {
  expect(chooseEncoding(stats({ current: 'paused', availableKbps: 40 }))).toBe('120p');
});

test('a picture that the network cannot carry steps down, never below 120p', () => {
  expect(chooseEncoding(stats({ current: '480p', availableKbps: 600 }))).toBe('360p');
  expect(chooseEncoding(stats({ availableKbps: 50 }))).toBe('120p');
});
