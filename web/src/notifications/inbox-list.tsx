import { addDays } from '@app/contract/kernel';
import type { Notification } from '@app/contract/notifications';
import { useId, useRef } from 'react';
import { dayNow } from '../lib/server/server-time.ts';
import { formatLongDate } from '../ui/format.ts';
import { byDay, byVisit, type Group } from './inbox-groups.ts';
import { NotificationRow, UndoRow } from './notification-row.tsx';
import { notificationsCopy as copy } from './notifications.copy.ts';
import type { useDeletions } from './use-deletions.ts';

type Acts = {
  deletions: ReturnType<typeof useDeletions>;
  onOpen: (notification: Notification) => void;
  onDelete: (notification: Notification) => void;
};

type Props = Acts & { notifications: readonly Notification[] };

/** Notifications by day, newest first, those of one visit together. */
export function InboxList({ notifications, ...acts }: Props) {
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place} tabIndex={-1} className="flex flex-col gap-6 outline-none">
      {byDay(notifications).map((day) => (
        <OneDay key={day.key} day={day} onRowGone={() => place.current?.focus()} {...acts} />
      ))}
    </div>
  );
}

type InGroup = Acts & { onRowGone: () => void };

function OneDay({ day, ...acts }: InGroup & { day: Group }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-2">
      <h2 id={titleId} className="first-letter:uppercase">
        {dayName(day.key)}
      </h2>
      <ul className="rounded-lg border border-line bg-surface px-1">
        {byVisit(day.notifications).map(({ key, notifications }) => (
          <li key={key} className="border-b border-line last:border-0">
            <OneVisit notifications={notifications} {...acts} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One visit's notifications of that day; a single one needs no heading. */
function OneVisit({ notifications, ...acts }: InGroup & Props) {
  const titleId = useId();
  const isGroup = notifications.length > 1;
  // The same elements for one row as for several, so that a row keeps the focus when its neighbour disappears.
  return (
    <div {...(isGroup && { role: 'group', 'aria-labelledby': titleId })}>
      {isGroup && (
        <h3 id={titleId} className="px-3 pt-3 text-small text-ink-2">
          {copy.ofVisit}
        </h3>
      )}
      {notifications.map((one) => (
        <Row key={one.id} notification={one} {...acts} />
      ))}
    </div>
  );
}

function Row({
  notification,
  deletions,
  onOpen,
  onDelete,
  onRowGone,
}: InGroup & { notification: Notification }) {
  const { id, subject } = notification;
  return deletions.waiting.has(id) ? (
    <UndoRow
      subject={subject}
      onUndo={() => deletions.undo(id)}
      onTimeUp={(hadFocus) => {
        deletions.settle(id);
        if (hadFocus) onRowGone();
      }}
    />
  ) : (
    <NotificationRow
      notification={notification}
      onOpen={() => onOpen(notification)}
      onDelete={() => onDelete(notification)}
    />
  );
}

function dayName(day: string): string {
  const today = dayNow();
  if (day === today) return copy.today;
  if (day === addDays(today, -1)) return copy.yesterday;
  const name = formatLongDate(day);
  const year = day.slice(0, 4);
  return year === today.slice(0, 4) ? name : copy.ofYear(name, year);
}
