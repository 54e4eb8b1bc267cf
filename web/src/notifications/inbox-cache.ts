import type { Notification, NotificationEvent } from '@app/contract/notifications';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';

/** Where the fetched pages of the inbox and the unread count are kept. */
export const inboxKey = ['notifications', 'inbox'] as const;
export const countKey = ['notifications', 'count'] as const;

type Inbox = InfiniteData<Notification[], number>;

/** Whether somebody still has to read it. */
export const isUnread = ({ status }: Pick<Notification, 'status'>): boolean =>
  status === 'CREATED' || status === 'DELIVERED';

/** One list of the fetched pages: what a push moved to the next page is there only once. */
export const flatten = ({ pages }: Inbox): Notification[] => [
  ...new Map(pages.flat().map((notification) => [notification.id, notification])).values(),
];

/** Changes the notifications on the screen; an inbox that nobody opened stays unfetched. */
export function editInbox(
  queries: QueryClient,
  change: (page: Notification[], index: number) => Notification[],
): void {
  queries.setQueryData<Inbox>(inboxKey, (inbox) =>
    inbox ? { ...inbox, pages: inbox.pages.map(change) } : inbox,
  );
}

/** Gives some notifications another status on the screen. */
export const editStatus = (
  queries: QueryClient,
  ids: readonly string[],
  status: Notification['status'],
): void =>
  editInbox(queries, (page) =>
    page.map((one) => (ids.includes(one.id) ? { ...one, status } : one)),
  );

/** Brings inbox and count up to date with what was pushed: the same as fetching again. */
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
