import type { Notification } from '@app/contract/notifications';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { CheckCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../ui/actions/button.tsx';
import { Banner } from '../ui/feedback/banner.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { PageHeading } from '../ui/layout/page-heading.tsx';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx';
import { uiCopy } from '../ui/ui.copy.ts';
import { InboxList } from './inbox-list.tsx';
import { NotificationDialog } from './notification-dialog.tsx';
import { notificationsCopy as copy, notificationsFault as fault } from './notifications.copy.ts';
import {
  countQuery,
  inboxQuery,
  useDeleteNotification,
  useMarkAllRead,
  useMarkDelivered,
  useMarkRead,
} from './notifications.queries.ts';
import { useDeletions } from './use-deletions.ts';

/** `/notificaciones`: the inbox by day, with its documents. */
export function NotificationsScreen() {
  const count = useQuery(countQuery);
  return (
    <div className="mx-auto flex w-full max-w-[760px] flex-col gap-6">
      <PageHeading title={copy.tab(count.data ?? 0)}>{copy.title}</PageHeading>
      {count.error && (
        <Banner
          tone="danger"
          action={<Button onPress={() => void count.refetch()}>{uiCopy.retry}</Button>}
        >
          {fault.count}
        </Banner>
      )}
      <MarkAll unread={count.data ?? 0} />
      <Inbox />
    </div>
  );
}

/** Marks all unread as read with one click; afterwards the result replaces the button. */
function MarkAll({ unread }: { unread: number }) {
  const marking = useMarkAllRead();
  const said = useRef<HTMLParagraphElement>(null);
  const isDone = marking.isSuccess && unread === 0;
  useEffect(() => {
    if (isDone) said.current?.focus();
  }, [isDone]);
  return (
    <>
      {unread > 0 && (
        <span className="max-sm:flex max-sm:flex-col sm:self-start">
          <Button
            icon={<CheckCheck aria-hidden />}
            isPending={marking.isPending}
            onPress={() => marking.mutate()}
          >
            {copy.markAll}
          </Button>
        </span>
      )}
      {isDone && (
        <p ref={said} tabIndex={-1} role="status" className="text-ink-2">
          {copy.allMarked}
        </p>
      )}
      {marking.error && <Banner tone="danger">{fault.update}</Banner>}
    </>
  );
}

function Inbox() {
  const inbox = useInfiniteQuery(inboxQuery);
  const deliveryFault = useMarkDelivered(inbox.data);
  if (inbox.isPending) return <Skeleton lines={['text', 'card', 'text', 'card']} />;
  if (!inbox.data) {
    return (
      <ErrorState text={fault.service} error={inbox.error} onRetry={() => void inbox.refetch()} />
    );
  }
  return (
    <>
      {inbox.error && (
        <ErrorState text={fault.service} error={inbox.error} onRetry={() => void inbox.refetch()} />
      )}
      {deliveryFault && <Banner tone="danger">{fault.update}</Banner>}
      <Notifications notifications={inbox.data} />
      {inbox.hasNextPage && (
        <Button isPending={inbox.isFetchingNextPage} onPress={() => void inbox.fetchNextPage()}>
          {copy.older}
        </Button>
      )}
    </>
  );
}

function Notifications({ notifications }: { notifications: readonly Notification[] }) {
  const [opened, setOpened] = useState<Notification>();
  const [doomed, setDoomed] = useState<Notification>();
  const read = useMarkRead();
  const removal = useDeleteNotification();
  const deletions = useDeletions(removal.mutate);

  const open = (notification: Notification) => {
    read.reset();
    setOpened(notification);
    if (notification.status !== 'READ') read.mutate(notification);
  };

  return (
    <>
      {removal.error && <Banner tone="danger">{fault.update}</Banner>}
      {notifications.length === 0 ? (
        <EmptyState text={copy.empty} detail={copy.emptyDetail} illustration="calm" />
      ) : (
        <InboxList
          notifications={notifications}
          deletions={deletions}
          onOpen={open}
          onDelete={setDoomed}
        />
      )}
      {opened && (
        <NotificationDialog
          notification={opened}
          hasUpdateFault={read.isError}
          onClose={() => setOpened(undefined)}
          onDelete={() => {
            setDoomed(opened);
            setOpened(undefined);
          }}
        />
      )}
      <ConfirmDialog
        question={copy.removeQuestion}
        confirmLabel={copy.remove}
        isDangerous
        isOpen={doomed !== undefined}
        onClose={() => setDoomed(undefined)}
        onConfirm={() => {
          if (doomed) deletions.add(doomed.id);
          setDoomed(undefined);
        }}
      >
        <p>{copy.removeDetail}</p>
      </ConfirmDialog>
    </>
  );
}
