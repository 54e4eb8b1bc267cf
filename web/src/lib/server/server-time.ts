import { type Day, dayOf } from '@app/contract/kernel';
import { useSyncExternalStore } from 'react';
import { createStore } from '../store.ts';

/** The `Date` of an answer has whole seconds, and the answer was on its way for a while. */
const TOLERATED_MS = 30_000;

/** What has to be added to the device's clock; 0 while it is about right. */
const offset = createStore(0);

/**
 * Learns from any answer of the server how wrong the device's clock is, since what is decided by the hour is
 * decided by the server's.
 */
export function learnTime({ headers }: Pick<Response, 'headers'>): void {
  const told = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(told)) return;
  const difference = told - Date.now();
  const isOther = Math.abs(difference - offset.get()) > TOLERATED_MS;
  if (isOther) offset.set(Math.abs(difference) > TOLERATED_MS ? difference : 0);
}

/** A moment that was taken from the device's clock, in the server's time. */
export const inServerTime = (deviceTime: number): number => deviceTime + offset.get();

/** The server's time. */
export const serverNow = (): number => inServerTime(Date.now());

/** Today in Argentina. */
export const dayNow = (): Day => dayOf(new Date(serverNow()));

/** By how much the device's clock is behind (above 0) or ahead of the server's, in milliseconds. */
export const useClockError = (): number => useSyncExternalStore(offset.subscribe, offset.get);
