import type {
  Notification,
  NotificationEvent,
  NotificationStatus,
} from '@app/contract/notifications';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { refuseKernel } from '../platform/http/problem-handler.ts';
import { newId } from '../platform/ids.ts';
import type { Platform } from '../platform/platform.ts';
import type { HubVoice } from '../platform/stomp/hub-events.ts';
import {
  type NewNotification,
  type NotificationRow,
  notificationsRepository,
} from './notifications.repository.ts';

/** The in-app inbox of an account. */
export type Notifications = ReturnType<typeof createNotifications>;

const UNREAD: NotificationStatus[] = ['CREATED', 'DELIVERED'];
const VISIBLE: NotificationStatus[] = ['CREATED', 'DELIVERED', 'READ'];

export function createNotifications(
  platform: Pick<Platform, 'database'>,
  voice: Pick<HubVoice, 'toAccount'>,
) {
  const notifications = notificationsRepository(platform.database);
  return {
    /** Adds a notification in the transaction of its event. Push it after the commit. */
    async add(
      transaction: DatabaseTransaction,
      notification: Omit<NewNotification, 'id'>,
    ): Promise<NotificationRow | undefined> {
      return notificationsRepository(transaction).insert({ ...notification, id: newId() });
    },

    /** Pushes a stored notification to the open screens of its account. */
    async push(row: NotificationRow): Promise<void> {
      const event: NotificationEvent = {
        command: 'Notification',
        notification: present(row),
        unread: await notifications.count(row.account_id, UNREAD),
      };
      voice.toAccount(row.account_id, event);
    },

    async search(
      { accountId }: Actor,
      statuses: NotificationStatus[] | undefined,
      size: number,
      page: number,
    ) {
      const asked = (statuses ?? VISIBLE).filter((status) => status !== 'DELETED');
      const rows = asked.length ? await notifications.search(accountId, asked, size, page) : [];
      return rows.map(present);
    },

    count: ({ accountId }: Actor, status: NotificationStatus | undefined) =>
      notifications.count(accountId, status ? [status] : UNREAD),

    /** Marks many at once; refuses all if one is not the caller's. */
    async markAll({ accountId }: Actor, ids: string[], status: NotificationStatus): Promise<void> {
      const unique = [...new Set(ids)];
      if ((await notifications.countOwned(accountId, unique)) !== unique.length) {
        throw refuseKernel('request.not-found');
      }
      await notifications.raise(accountId, unique, status);
    },

    async mark(
      { accountId }: Actor,
      id: string,
      status: NotificationStatus,
    ): Promise<Notification> {
      await notifications.raise(accountId, [id], status);
      const row = await notifications.findOwn(accountId, id);
      if (!row) throw refuseKernel('request.not-found');
      return present(row);
    },
  };
}

const present = (row: NotificationRow): Notification => ({
  id: row.id,
  status: row.status,
  subject: row.subject,
  description: row.description,
  creation_date: row.creation_date.toISOString(),
  event: row.event,
  entity:
    row.entity_type && row.entity_id
      ? { type: row.entity_type, id: row.entity_id, queueId: row.visit_id }
      : null,
});
