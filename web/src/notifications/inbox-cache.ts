import type { Notification, NotificationEvent } from '@app/contract/notifications';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';

/** Query keys of the inbox and the unread count. */
export const inboxKey = ['notifications', 'inbox'] as const;
export const countKey = ['notifications', 'count'] as const;

type Inbox = InfiniteData<Notification[], number>;

/** Whether it is unread. */
export const isUnread = ({ status }: Pick<Notification, 'status'>): boolean =>
  status === 'CREATED' || status === 'DELIVERED';

/** Joins the fetched pages, dropping duplicates that a push moved to the next page. */
export const flatten = ({ pages }: Inbox): Notification[] => [
  ...new Map(pages.flat().map((notification) => [notification.id, notification])).values(),
];

/** Changes cached notifications; an inbox that was not opened stays unfetched. */
export function editInbox(
  queries: QueryClient,
  change: (page: Notification[], index: number) => Notification[],
): void {
  queries.setQueryData<Inbox>(inboxKey, (inbox) =>
    inbox ? { ...inbox, pages: inbox.pages.map(change) } : inbox,
  );
}

/** Changes the status of cached notifications. */
export const editStatus = (
  queries: QueryClient,
  ids: readonly string[],
  status: Notification['status'],
): void =>
  editInbox(queries, (page) =>
    page.map((one) => (ids.includes(one.id) ? { ...one, status } : one)),
  );

/** Applies a push to inbox and count, with the same result as fetching again. */
export function applyNotification(
  queries: QueryClient,
  { notification, unread }: NotificationEvent,
): void {
  queries.setQueryData<number>(countKey, unread);
  editInbox(queries, (page, index) => {
    const others = page.filter(({ id }) => id !== notification.id);
    return index === 0 ? [notification, ...others] : others;
  });
}
