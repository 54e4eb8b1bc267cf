import { describe, expect, test } from 'vitest';
import { type CallEvent, callEvents, deviceFailureOf, nextCallState } from './call.machine.ts';

describe('a call', () => {
  test.each(callEvents)('that has ended stays ended after %s', (event) => {
    expect(nextCallState('ended', event)).toBe('ended');
  });

  test.each([
    ['permission', 'MediaFlows'],
    ['permission', 'TooLong'],
    ['connecting', 'NetworkUnstable'],
    ['connected', 'TooLong'],
    ['connected', 'Rejoin'],
    ['reconnecting', 'NetworkGood'],
  ] as const)('in %s takes no notice of %s', (state, event) => {
    expect(nextCallState(state, event)).toBe(state);
  });

  test('goes through a bad network and comes back', () => {
    const story: CallEvent[] = [
      'DevicesReady',
      'MediaFlows',
      'NetworkUnstable',
      'NetworkGood',
      'MediaStops',
      'TooLong',
      'Rejoin',
      'MediaFlows',
      'End',
    ];
    let state = nextCallState('permission', 'Rejoin');
    const told = story.map((event) => {
      state = nextCallState(state, event);
      return state;
    });
    expect(told).toEqual([
      'connecting',
      'connected',
      'unstable',
      'connected',
      'reconnecting',
      'lost',
      'connecting',
      'connected',
      'ended',
    ]);
  });
});

test.each([
  ['NotAllowedError', 'Permission denied', 'refused-by-user'],
  ['NotAllowedError', 'Permission dismissed', 'refused-by-user'],
  ['NotAllowedError', 'Permission denied by system', 'refused-by-system'],
  ['NotReadableError', 'Could not start video source', 'in-use'],
  ['NotFoundError', 'Requested device not found', 'absent'],
  ['OverconstrainedError', '', 'absent'],
  ['NotSupportedError', 'no devices in this page', 'unsupported'],
  ['TypeError', 'x', 'other'],
])('%s (%s) means %s', (name, message, failure) => {
  expect(deviceFailureOf({ name, message })).toBe(failure);
});
