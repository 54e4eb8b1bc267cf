import {
  BULK_MAX,
  countNotifications,
  INBOX_PAGE_MAX,
  type Notification,
  notificationEventSchema,
  searchNotifications,
  updateNotification,
  updateNotifications,
} from '@app/contract/notifications';
import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { call } from '../lib/server/call.ts';
import { socket } from '../lib/server/socket.ts';
import { toast } from '../ui/feedback/toast.ts';
import {
  applyNotification,
  countKey,
  editInbox,
  editStatus,
  flatten,
  inboxKey,
  isUnread,
} from './inbox-cache.ts';
import { notificationsFault as fault } from './notifications.copy.ts';

/** The viewer's inbox, newest first, in pages. */
export const inboxQuery = infiniteQueryOptions({
  queryKey: inboxKey,
  queryFn: async ({ pageParam }) =>
    (await call(searchNotifications, { query: { page: pageParam } })).data,
  initialPageParam: 0,
  getNextPageParam: (last, pages) => (last.length < INBOX_PAGE_MAX ? undefined : pages.length),
  select: flatten,
});

/** The number of unread notifications. */
export const countQuery = queryOptions({
  queryKey: countKey,
  queryFn: async () => (await call(countNotifications, { query: {} })).data[0]?.quantity ?? 0,
});

/** Applies pushes to the cache and calls back to announce them. */
export function useNotificationPushes(onArrival: (notification: Notification) => void): void {
  const queries = useQueryClient();
  useEffect(
    () =>
      socket.onPrivate((message) => {
        const event = notificationEventSchema.safeParse(message);
        if (!event.success) return;
        applyNotification(queries, event.data);
        onArrival(event.data.notification);
      }),
    [queries, onArrival],
  );
}

/** Marks the listed notifications as delivered, in one call. */
export function useMarkDelivered(inbox: readonly Notification[] | undefined) {
  const queries = useQueryClient();
  const asked = useRef(new Set<string>());
  const { mutate, error } = useMutation({
    mutationFn: (ids: string[]) =>
      call(updateNotifications, { body: { status: 'DELIVERED', notificationDeliveries: ids } }),
    // One that has been read since stays read.
    onSuccess: (_, ids) =>
      editInbox(queries, (page) =>
        page.map((one) =>
          one.status === 'CREATED' && ids.includes(one.id) ? { ...one, status: 'DELIVERED' } : one,
        ),
      ),
  });
  useEffect(() => {
    const fresh = (inbox ?? [])
      .filter(({ id, status }) => status === 'CREATED' && !asked.current.has(id))
      .map(({ id }) => id)
      .slice(0, BULK_MAX);
    for (const id of fresh) asked.current.add(id);
    if (fresh.length > 0) mutate(fresh);
  }, [inbox, mutate]);
  return error;
}

/** Marks one as read optimistically. */
export function useMarkRead() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Notification) =>
      call(updateNotification, { params: { id }, body: { status: 'READ' } }),
    onMutate: (notification) => {
      if (!isUnread(notification)) return;
      editStatus(queries, [notification.id], 'READ');
      queries.setQueryData<number>(countKey, (count = 1) => Math.max(0, count - 1));
    },
    onError: (_, { id, status }) => editStatus(queries, [id], status),
    onSettled: () => queries.invalidateQueries({ queryKey: countKey }),
  });
}

/** Marks every unread one as read, including those that the list has not fetched. */
export function useMarkAllRead() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const ids = await readUnreadIds();
      for (let from = 0; from < ids.length; from += BULK_MAX) {
        const some = ids.slice(from, from + BULK_MAX);
        await call(updateNotifications, {
          body: { status: 'READ', notificationDeliveries: some },
        });
        editStatus(queries, some, 'READ');
      }
    },
    onSettled: () => queries.invalidateQueries({ queryKey: countKey }),
  });
}

const UNREAD = ['CREATED', 'DELIVERED'].join(',');

async function readUnreadIds(): Promise<string[]> {
  // A new one moves the others to the next page, where they are found again.
  const ids = new Set<string>();
  for (let page = 0; ; page++) {
    const { data } = await call(searchNotifications, { query: { statuses: UNREAD, page } });
    for (const { id } of data) ids.add(id);
    if (data.length < INBOX_PAGE_MAX) return [...ids];
  }
}

/** Deletes one; it returns if the server refuses. */
export function useDeleteNotification() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      call(updateNotification, { params: { id }, body: { status: 'DELETED' } }),
    onMutate: (id) => editInbox(queries, (page) => page.filter((one) => one.id !== id)),
    onError: () => {
      // The screen may be unmounted by now, so the error is a toast and the list is fetched again.
      toast.error(fault.update);
      return queries.invalidateQueries({ queryKey: inboxKey });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: countKey }),
  });
}
