import { MINUTE_MS } from '../kernel/index.ts';
import {
  BEGIN_LATE_MINUTES,
  DELAYS_MINUTES,
  JOIN_AFTER_MINUTES,
  JOIN_BEFORE_MINUTES,
} from './appointments.limits.ts';

/** What decides when an appointment may be entered; instants in milliseconds. */
export type WindowOf = {
  startsAt: number;
  /** How late the professional said to be. */
  delayMinutes: number;
  /** When the professional began its consultation; null until then. */
  begunAt: number | null;
};

/** From when to when a patient may enter, both included. */
export type JoinWindow = { from: number; to: number };

/**
 * A quarter of an hour before the hour to five minutes after it, or after the beginning where that was later. While
 * the professional is late, announced or not, nobody is shut out: until an hour after the hour the appointment may
 * still begin.
 */
export function joinWindow(of: WindowOf): JoinWindow {
  const from = of.startsAt - JOIN_BEFORE_MINUTES * MINUTE_MS;
  if (of.begunAt === null) return { from, to: beginWindow(of).to };
  return { from, to: Math.max(awaitedUntil(of), of.begunAt + JOIN_AFTER_MINUTES * MINUTE_MS) };
}

type Hour = Pick<WindowOf, 'delayMinutes' | 'startsAt'>;

/** When an appointment is expected to begin: at its hour, or as late as its professional said. */
export const expectedAt = ({ startsAt, delayMinutes }: Hour): number =>
  startsAt + delayMinutes * MINUTE_MS;

/** Until when a patient is awaited: five minutes after the hour, or after the hour that was announced. */
export const awaitedUntil = (of: Hour): number => expectedAt(of) + JOIN_AFTER_MINUTES * MINUTE_MS;

/** The delays that may still be announced (requirement: announced delay). */
export const delaysAhead = ({ startsAt, delayMinutes }: Hour, now: number): number[] =>
  DELAYS_MINUTES.filter(
    (minutes) => minutes > delayMinutes && expectedAt({ startsAt, delayMinutes: minutes }) > now,
  );

/** When a professional may begin: from the same moment on, until an hour late. */
export const beginWindow = ({ startsAt }: Pick<WindowOf, 'startsAt'>): JoinWindow => ({
  from: startsAt - JOIN_BEFORE_MINUTES * MINUTE_MS,
  to: startsAt + BEGIN_LATE_MINUTES * MINUTE_MS,
});

/** The hours whose consultations may be begun at a moment: around midnight they are of two days. */
export const beginnable = (now: number): JoinWindow => ({
  from: now - BEGIN_LATE_MINUTES * MINUTE_MS,
  to: now + JOIN_BEFORE_MINUTES * MINUTE_MS,
});

export const isWithin = ({ from, to }: JoinWindow, now: number): boolean =>
  from <= now && now <= to;
