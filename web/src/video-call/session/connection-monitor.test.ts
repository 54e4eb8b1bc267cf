import {
  LOST_AFTER_MS,
  MEASURE_EVERY_MS,
  REJOIN_AFTER_MS,
  STILL_AFTER_MS,
} from '@app/contract/video-call';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCallStore } from './call-store.ts';
import { watchConnection } from './connection-monitor.ts';
import type { LinkSample } from './link-stats.ts';
import type { PeerLink } from './peer-link.ts';

const FLOWING: LinkSample = {
  isConnected: true,
  isFlowing: true,
  isAudible: true,
  isMoving: true,
  lossRatio: 0,
  roundTripMs: 5,
  availableKbps: null,
};
const NOTHING: LinkSample = {
  ...FLOWING,
  isFlowing: false,
  isAudible: false,
  isMoving: false,
  lossRatio: null,
};

let stop: () => void;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  stop();
  vi.useRealTimers();
});

/** A monitored call over a connection whose readings a test sets. */
function careFor() {
  const store = createCallStore({ startedAt: null, messages: [] });
  store.happen('DevicesReady');
  store.remote({ presence: 'here' });
  const link = { measured: FLOWING as LinkSample | null, isUp: true, encodings: [] as string[] };
  const renew = vi.fn(async () => undefined);
  const enterAnew = vi.fn(async () => undefined);
  const measured = {
    measure: async () => link.measured,
    isConnected: () => link.isUp,
    encode: async ({ name }) => void link.encodings.push(name),
  } as Partial<PeerLink> as PeerLink;
  stop = watchConnection({
    store,
    link: () => measured,
    renew,
    isIn: () => true,
    enterAnew,
    videoMax: () => '480p',
  });
  const reads = async (sample: LinkSample | null, times = 1) => {
    link.measured = sample;
    await vi.advanceTimersByTimeAsync(times * MEASURE_EVERY_MS);
    return store.get().state;
  };
  return { store, link, renew, enterAnew, reads };
}

/** Seconds without data after which a connection that is up counts as stalled. */
const STANDSTILL = 4;

test('a device on the other side that is busy for three seconds is not called a standstill', async () => {
  const { reads } = careFor();
  expect(await reads(FLOWING)).toBe('connected');
  for (const _ of Array(10)) {
    expect(await reads(NOTHING, STANDSTILL - 1)).toBe('connected');
    expect(await reads(FLOWING)).toBe('connected');
  }
});

test('a reading without updated counters breaks no call', async () => {
  const { reads, renew } = careFor();
  await reads(FLOWING);
  expect(await reads(null, 20)).toBe('connected');
  expect(renew).not.toHaveBeenCalled();
});

test('the picture goes on growing over single readings without anything', async () => {
  const { reads, link } = careFor();
  for (const _ of Array(4)) {
    await reads(FLOWING, 3);
    await reads(NOTHING);
  }
  expect(link.encodings.at(-1)).toBe('480p');
});

test('seconds in a row without anything are a standstill, counted from when it began', async () => {
  const { reads, store } = careFor();
  await reads(FLOWING);
  const lastHeard = Date.now();
  expect(await reads(NOTHING, STANDSTILL)).toBe('reconnecting');
  expect(store.get().stoppedAt).toBe(lastHeard);
});

test('two are enough once the browser has lost the connection', async () => {
  const { reads, link } = careFor();
  await reads(FLOWING);
  link.isUp = false;
  expect(await reads({ ...NOTHING, isConnected: false }, 2)).toBe('reconnecting');
});

test('a connection that is down is a standstill, also where nothing is counted any more', async () => {
  const { reads, link, renew } = careFor();
  await reads(FLOWING);
  link.isUp = false;
  expect(await reads(null, 2)).toBe('reconnecting');
  await vi.advanceTimersByTimeAsync(MEASURE_EVERY_MS);
  expect(renew).toHaveBeenCalled();
});

test('who comes back after a long absence is given time before anything is torn down', async () => {
  const { reads, store, renew, enterAnew } = careFor();
  await reads(FLOWING);
  store.remote({ presence: 'gone' });
  await reads(NOTHING, STANDSTILL + LOST_AFTER_MS / MEASURE_EVERY_MS);
  expect(renew).not.toHaveBeenCalled();
  store.remote({ presence: 'here' });
  expect(await reads(NOTHING, REJOIN_AFTER_MS / MEASURE_EVERY_MS - 1)).toBe('reconnecting');
  expect(renew).toHaveBeenCalled();
  expect(enterAnew).not.toHaveBeenCalled();
  await reads(NOTHING);
  expect(enterAnew).toHaveBeenCalledOnce();
});

test('without a network one reading is enough', async () => {
  const { reads } = careFor();
  await reads(FLOWING);
  window.dispatchEvent(new Event('offline'));
  expect(await reads(NOTHING)).toBe('reconnecting');
});

test('a device that reports no network while data arrives is ignored', async () => {
  const { reads } = careFor();
  await reads(FLOWING);
  window.dispatchEvent(new Event('offline'));
  expect(await reads(FLOWING)).toBe('connected');
});

test('a recovered connection is announced for a moment', async () => {
  const { reads, store } = careFor();
  await reads(FLOWING);
  await reads(NOTHING, STANDSTILL);
  expect(await reads(FLOWING)).toBe('connected');
  expect(store.get()).toMatchObject({ isRecovered: true, stoppedAt: null });
  await reads(FLOWING, 3);
  expect(store.get().isRecovered).toBe(false);
});

const STILL: LinkSample = { ...FLOWING, isMoving: false };
const STILL_READINGS = STILL_AFTER_MS / MEASURE_EVERY_MS;

test('a picture that stands still while the voice goes on is told of, until it moves', async () => {
  const { reads, store } = careFor();
  expect(await reads(STILL, STILL_READINGS)).toBe('connected');
  expect(store.get().remote.isStill).toBe(false);
  await reads(STILL);
  expect(store.get().remote.isStill).toBe(true);
  await reads(FLOWING);
  expect(store.get().remote.isStill).toBe(false);
});

test('nothing is missed of a camera that is off, nor of a connection that was down', async () => {
  const { reads, store } = careFor();
  store.remote({ camera: false });
  await reads(STILL, 2 * STILL_READINGS);
  expect(store.get().remote.isStill).toBe(false);
  store.remote({ camera: true });
  await reads(NOTHING, 2 * STILL_READINGS);
  await reads(STILL);
  expect(store.get().remote.isStill).toBe(false);
});

const SLOW: LinkSample = { ...FLOWING, lossRatio: 0.05 };

test('a connection that changes each second keeps its word', async () => {
  const { reads, store } = careFor();
  for (const _ of Array(10)) {
    await reads(SLOW);
    expect(store.get().isFair).toBe(false);
    await reads(FLOWING);
    expect(store.get().isFair).toBe(false);
  }
});

test('no word about a connection is taken back before it can be read', async () => {
  const { reads, store } = careFor();
  await reads(SLOW, 4);
  expect(store.get().isFair).toBe(false);
  await reads(SLOW);
  expect(store.get().isFair).toBe(true);
  await reads(FLOWING, 4);
  expect(store.get().isFair).toBe(true);
  await reads(FLOWING);
  expect(store.get().isFair).toBe(false);
});

test('an unstable connection is said at once, and called good only after five good seconds', async () => {
  const { reads, store } = careFor();
  await reads(FLOWING, 5);
  expect(await reads({ ...FLOWING, lossRatio: 0.5 }, 2)).toBe('unstable');
  expect(await reads(FLOWING, 4)).toBe('unstable');
  expect(await reads(SLOW)).toBe('connected');
  expect(store.get().isFair).toBe(true);
});
