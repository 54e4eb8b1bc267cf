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
  /** The delay that the professional announced. */
  delayMinutes: number;
  /** When the professional started the consultation; null until then. */
  begunAt: number | null;
};

/** From when to when a patient may enter, both included. */
export type JoinWindow = { from: number; to: number };

/**
 * From 15 minutes before the hour until five minutes after it, or after the start if that was later. While the
 * professional is late, announced or not, patients can still enter until an hour after the hour, since the
 * appointment may still start.
 */
export function joinWindow(of: WindowOf): JoinWindow {
  const from = of.startsAt - JOIN_BEFORE_MINUTES * MINUTE_MS;
  if (of.begunAt === null) return { from, to: beginWindow(of).to };
  return { from, to: Math.max(awaitedUntil(of), of.begunAt + JOIN_AFTER_MINUTES * MINUTE_MS) };
}

type Hour = Pick<WindowOf, 'delayMinutes' | 'startsAt'>;

/** When an appointment is expected to start: at its hour, or later by the announced delay. */
export const expectedAt = ({ startsAt, delayMinutes }: Hour): number =>
  startsAt + delayMinutes * MINUTE_MS;

/** Until when a patient is awaited: five minutes after the hour, or after the hour that was announced. */
export const awaitedUntil = (of: Hour): number => expectedAt(of) + JOIN_AFTER_MINUTES * MINUTE_MS;

/** The delays that can still be announced (requirement: announced delay). */
export const delaysAhead = ({ startsAt, delayMinutes }: Hour, now: number): number[] =>
  DELAYS_MINUTES.filter(
    (minutes) => minutes > delayMinutes && expectedAt({ startsAt, delayMinutes: minutes }) > now,
  );

/** When a professional may start: from the same moment as the patient, until an hour after the hour. */
export const beginWindow = ({ startsAt }: Pick<WindowOf, 'startsAt'>): JoinWindow => ({
  from: startsAt - JOIN_BEFORE_MINUTES * MINUTE_MS,
  to: startsAt + BEGIN_LATE_MINUTES * MINUTE_MS,
});

/** The hours whose consultations can be started at a moment; around midnight they belong to two days. */
export const beginnable = (now: number): JoinWindow => ({
  from: now - BEGIN_LATE_MINUTES * MINUTE_MS,
  to: now + JOIN_BEFORE_MINUTES * MINUTE_MS,
});

export const isWithin = ({ from, to }: JoinWindow, now: number): boolean =>
  from <= now && now <= to;
