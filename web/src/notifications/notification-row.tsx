import type { Notification } from '@app/contract/notifications';
import { Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../ui/actions/button.tsx';
import { IconButton } from '../ui/actions/icon-button.tsx';
import { cx } from '../ui/class-names.ts';
import { Chip } from '../ui/feedback/chip.tsx';
import { formatTime } from '../ui/format.ts';
import { isUnread } from './inbox-cache.ts';
import { notificationsCopy as copy } from './notifications.copy.ts';

/** How long a deletion can be undone: enough to notice and undo a mistake. */
export const UNDO_MS = 10_000;

type RowProps = { notification: Notification; onOpen: () => void; onDelete: () => void };

/** One notification of the list; an unread one is bold, has a dot, and says so. */
export function NotificationRow({ notification, onOpen, onDelete }: RowProps) {
  const { subject, creation_date, entity } = notification;
  const isNew = isUnread(notification);
  return (
    <div className="flex items-center gap-1">
      <button
        type="button"
        onClick={onOpen}
        className="flex min-h-16 min-w-0 flex-1 cursor-pointer items-start gap-3 rounded-md px-3 py-3 text-left hover:bg-surface-2"
      >
        <span
          aria-hidden
          className={cx('mt-2 size-2.5 flex-none rounded-full', isNew && 'bg-brand-600')}
        />
        <span className="flex min-w-0 flex-1 flex-col gap-1">
          <span className={isNew ? 'font-bold' : undefined}>{subject}</span>
          <span className="flex flex-wrap items-center gap-2 text-small text-ink-2">
            {isNew && <Chip tone="brand">{copy.isNew}</Chip>}
            {entity?.isReplaced && <Chip tone="danger">{copy.replaced}</Chip>}
            <time dateTime={creation_date}>{formatTime(creation_date)}</time>
          </span>
        </span>
      </button>
      <IconButton label={copy.removeOf(subject)} icon={<Trash2 aria-hidden />} onPress={onDelete} />
    </div>
  );
}

type UndoProps = { subject: string; onUndo: () => void; onTimeUp: (hadFocus: boolean) => void };

/** Placeholder of a deleted notification that can still be undone. */
export function UndoRow({ subject, onUndo, onTimeUp }: UndoProps) {
  const place = useRef<HTMLDivElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const latest = useRef(onTimeUp);
  latest.current = onTimeUp;
  useEffect(() => {
    const timer = setTimeout(
      () => latest.current(place.current?.contains(document.activeElement) ?? false),
      UNDO_MS,
    );
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    // The dialog keeps the focus until it has closed.
    const frame = requestAnimationFrame(() => undo.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <div ref={place} className="flex flex-wrap items-center gap-x-3 px-3 py-2">
      <span role="status" className="flex-1 text-ink-2">
        {copy.removed}
      </span>
      <Button kind="quiet" ref={undo} aria-label={copy.undoOf(subject)} onPress={onUndo}>
        {copy.undo}
      </Button>
    </div>
  );
}
