import { addDays, dayOf } from '@app/contract/kernel';
import type { Notification } from '@app/contract/notifications';
import { useId, useRef } from 'react';
import { formatLongDate } from '../ui/format.ts';
import { NotificationRow, UndoRow } from './notification-row.tsx';
import { notificationsCopy as copy } from './notifications.copy.ts';
import type { useDeletions } from './use-deletions.ts';

type Props = {
  notifications: readonly Notification[];
  deletions: ReturnType<typeof useDeletions>;
  onOpen: (notification: Notification) => void;
  onDelete: (notification: Notification) => void;
};

/** Notifications grouped by day, newest first. */
export function InboxList({ notifications, ...rest }: Props) {
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place} tabIndex={-1} className="flex flex-col gap-6 outline-none">
      {[...byDay(notifications)].map(([day, ofDay]) => (
        <OneDay
          key={day}
          day={day}
          notifications={ofDay}
          onRowGone={() => place.current?.focus()}
          {...rest}
        />
      ))}
    </div>
  );
}

function OneDay({
  day,
  notifications,
  deletions,
  onOpen,
  onDelete,
  onRowGone,
}: Props & { day: string; onRowGone: () => void }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-2">
      <h2 id={titleId} className="first-letter:uppercase">
        {dayName(day)}
      </h2>
      <ul className="rounded-lg border border-line bg-surface px-1">
        {notifications.map((one) =>
          deletions.waiting.has(one.id) ? (
            <UndoRow
              key={one.id}
              subject={one.subject}
              onUndo={() => deletions.undo(one.id)}
              onTimeUp={(hadFocus) => {
                deletions.settle(one.id);
                if (hadFocus) onRowGone();
              }}
            />
          ) : (
            <NotificationRow
              key={one.id}
              notification={one}
              onOpen={() => onOpen(one)}
              onDelete={() => onDelete(one)}
            />
          ),
        )}
      </ul>
    </section>
  );
}

function byDay(notifications: readonly Notification[]): Map<string, Notification[]> {
  const days = new Map<string, Notification[]>();
  for (const one of notifications) {
    const day = dayOf(new Date(one.creation_date));
    days.set(day, [...(days.get(day) ?? []), one]);
  }
  return days;
}

function dayName(day: string): string {
  const today = dayOf(new Date());
  if (day === today) return copy.today;
  if (day === addDays(today, -1)) return copy.yesterday;
  const name = formatLongDate(day);
  const year = day.slice(0, 4);
  return year === today.slice(0, 4) ? name : copy.ofYear(name, year);
}
