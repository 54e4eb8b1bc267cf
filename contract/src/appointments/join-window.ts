import {
  BEGIN_LATE_MINUTES,
  JOIN_AFTER_MINUTES,
  JOIN_BEFORE_MINUTES,
} from './appointments.limits.ts';

const MS_PER_MINUTE = 60_000;

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
 * A quarter of an hour before the hour to five minutes after it. A professional who is late, announced or not,
 * does not shut the patient out: the five minutes count from the announced hour, and from the beginning.
 */
export function joinWindow({ startsAt, delayMinutes, begunAt }: WindowOf): JoinWindow {
  const awaited = startsAt + delayMinutes * MS_PER_MINUTE;
  const last = Math.max(awaited, begunAt ?? awaited);
  return {
    from: startsAt - JOIN_BEFORE_MINUTES * MS_PER_MINUTE,
    to: last + JOIN_AFTER_MINUTES * MS_PER_MINUTE,
  };
}

/** When a professional may begin: from the same moment on, until an hour late. */
export const beginWindow = ({ startsAt }: Pick<WindowOf, 'startsAt'>): JoinWindow => ({
  from: startsAt - JOIN_BEFORE_MINUTES * MS_PER_MINUTE,
  to: startsAt + BEGIN_LATE_MINUTES * MS_PER_MINUTE,
});

export const isWithin = ({ from, to }: JoinWindow, now: number): boolean =>
  from <= now && now <= to;
