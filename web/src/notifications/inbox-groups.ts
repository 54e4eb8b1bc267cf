import { dayOf } from '@app/contract/kernel';
import type { Notification } from '@app/contract/notifications';

/** Notifications that belong together; never empty. */
export type Group = { key: string; notifications: readonly Notification[] };

/** The notifications of each day in Argentina, in their order. */
export const byDay = (notifications: readonly Notification[]): Group[] =>
  groupBy(notifications, ({ creation_date }) => dayOf(new Date(creation_date)));

/** One group per visit, at its first notification; a notification without a visit is alone. */
export const byVisit = (notifications: readonly Notification[]): Group[] =>
  groupBy(notifications, ({ id, entity }) => entity?.queueId ?? id);

function groupBy(
  notifications: readonly Notification[],
  keyOf: (notification: Notification) => string,
): Group[] {
  const groups = new Map<string, Notification[]>();
  for (const one of notifications) {
    const key = keyOf(one);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups].map(([key, ofKey]) => ({ key, notifications: ofKey }));
}
