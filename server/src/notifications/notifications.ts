import type {
  Notification,
  NotificationEvent,
  NotificationStatus,
} from '@app/contract/notifications';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { refuseKernel } from '../platform/http/problem-handler.ts';
import { newId } from '../platform/ids.ts';
import {
  type NewNotification,
  type NotificationRow,
  notificationsRepository,
  type ReadNotification,
} from './notifications.repository.ts';
import type { NotificationsContext } from './notifications-context.ts';
import { mailChoice } from './preferences/preferences.ts';
import { pushSubscriptionsRepository } from './push/push-subscriptions.repository.ts';
import { callDevices, tellOutside, type WriteWhatsApp } from './tell-outside.ts';

/** The in-app inbox of an account. */
export type Notifications = ReturnType<typeof createNotifications>;

/** How a notification is told outside the product. */
type Outside = { isUrgent?: boolean; leadsTo?: string; whatsApp?: WriteWhatsApp };

const INBOX = '/notificaciones';

const UNREAD: NotificationStatus[] = ['CREATED', 'DELIVERED'];
const VISIBLE: NotificationStatus[] = ['CREATED', 'DELIVERED', 'READ'];

export function createNotifications(context: NotificationsContext) {
  const { database, log, voice } = context;
  const notifications = notificationsRepository(database);
  return {
    context,

    /**
     * Adds a notification in the transaction of its event, and sends it by the channels that the account chose.
     * Push it after the commit.
     *
     * @param isUrgent it begins within two hours, so quiet hours do not delay it
     * @param leadsTo the screen to open from outside the product; the inbox by default
     * @param whatsApp writes what WhatsApp says instead of that there is something new
     */
    async add(
      transaction: DatabaseTransaction,
      notification: Omit<NewNotification, 'id'>,
      { isUrgent = false, leadsTo = INBOX, whatsApp }: Outside = {},
    ): Promise<NotificationRow | undefined> {
      const added = await notificationsRepository(transaction).insert({
        ...notification,
        id: newId(),
      });
      if (added) await tellOutside(context, transaction, added, { isUrgent, leadsTo, whatsApp });
      return added;
    },

    /** Whether and when an account gets mail about a kind of event. */
    mailChoice: (...[transaction, about]: Tail<Parameters<typeof mailChoice>>) =>
      mailChoice(context, transaction, about),

    /** Pushes a call to the devices of a patient. A failed push does not stop the call. */
    callDevices: (call: Parameters<typeof callDevices>[1]): Promise<void> =>
      callDevices(context, call).catch((error: unknown) =>
        log.warn({ err: error }, 'devices not called'),
      ),

    /** Deletes the device of a session that ended. */
    forgetDevice: async ({ sessionId }: Pick<Actor, 'sessionId'>): Promise<void> => {
      await pushSubscriptionsRepository(database).removeOfSession(sessionId);
    },

    /** Forgets every device of an account. */
    forgetDevicesOf: async (transaction: DatabaseTransaction, accountId: string): Promise<void> => {
      await pushSubscriptionsRepository(transaction).removeOfAccount(accountId);
    },

    /** Pushes a stored notification to the open screens of its account. */
    async push(row: NotificationRow): Promise<void> {
      const event: NotificationEvent = {
        command: 'Notification',
        notification: present({ ...row, isReplaced: false }),
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

type Tail<List extends unknown[]> = List extends [unknown, ...infer Rest] ? Rest : never;

const present = (row: ReadNotification): Notification => ({
  id: row.id,
  status: row.status,
  subject: row.subject,
  description: row.description,
  creation_date: row.creation_date.toISOString(),
  event: row.event,
  entity:
    row.entity_type && row.entity_id
      ? {
          type: row.entity_type,
          id: row.entity_id,
          queueId: row.visit_id,
          isReplaced: row.isReplaced,
        }
      : null,
});
