import { expect, test } from 'vitest';
import { negotiateHeartBeat } from './heart-beats.ts';

const server = { outgoing: 10_000, incoming: 10_000 };

test.each([
  '-1,10000',
  '10000,-1',
  '10000',
  '10000,',
  ',',
  '',
  '1,2,3',
  '10000, 10000',
  '1e4,1e4',
  '0x10,0',
  '60001,0',
  '0,60001',
  '99999999999999999999,0',
  'NaN,NaN',
])('a heart-beat of %j is refused', (header) => {
  expect(negotiateHeartBeat(header, server)).toBeUndefined();
});

test.each([
  ['10000,10000', 10_000],
  ['1,1', 10_000],
  ['30000,20000', 20_000],
  ['0,0', 0],
  ['5000,0', 0],
  ['0,5000', 10_000],
  [undefined, 0],
])('a heart-beat of %j is sent at the slower side’s interval', (header, outgoing) => {
  expect(negotiateHeartBeat(header, server)).toBe(outgoing);
});
