import type { PreferenceKind } from '@app/contract/notifications';
import type { Database } from '../platform/database/database.ts';
import type { Known } from '../platform/database/rows.ts';
import type { Tables } from '../platform/database/tables.ts';

type NewsTables = Pick<Tables, 'outbound_message'> & {
  notification_whatsapp: Known<'notification_whatsapp', { kind: PreferenceKind }>;
};

/** A telephone that cannot receive (Cloud API, "Error codes"); other failures say nothing about it. */
const OF_THE_NUMBER = /^WhatsApp 131026\b/;

/** News that went by WhatsApp, and what became of them. */
export const whatsAppNewsRepository = (database: Database) => {
  const db = database.withTables<NewsTables>();
  return {
    insert: (row: {
      message_id: string;
      account_id: string;
      kind: PreferenceKind;
      leads_to: string;
    }) => db.insertInto('notification_whatsapp').values(row).execute(),

    /** Some news that were given up and that no mail took over, locked; skips those of another node. */
    takeGivenUp: async (atMost: number) => {
      const rows = await db
        .selectFrom('notification_whatsapp as news')
        .innerJoin('outbound_message as message', 'message.id', 'news.message_id')
        .select(['news.message_id', 'news.account_id', 'news.kind', 'news.leads_to'])
        .select('message.last_error')
        .where('message.channel', '=', 'whatsapp')
        .where('message.dead_at', 'is not', null)
        .where('news.state', '=', 'SENT')
        .orderBy('news.message_id')
        .limit(atMost)
        .forUpdate('news')
        .skipLocked()
        .execute();
      return rows.map(({ last_error, ...news }) => ({
        ...news,
        isOfNumber: OF_THE_NUMBER.test(last_error ?? ''),
      }));
    },

    markTakenOver: (messageId: string, isOfNumber: boolean) =>
      db
        .updateTable('notification_whatsapp')
        .set({ state: isOfNumber ? 'NUMBER_FAILED' : 'TAKEN_OVER' })
        .where('message_id', '=', messageId)
        .execute(),

    /** The state of the last news of an account, newest first. */
    lastOf: async (accountId: string, count: number) =>
      (
        await db
          .selectFrom('notification_whatsapp')
          .select('state')
          .where('account_id', '=', accountId)
          .orderBy('message_id', 'desc')
          .limit(count)
          .execute()
      ).map(({ state }) => state),

    /** Begins to count again, once the telephone is to be confirmed. */
    forgetFailures: (accountId: string) =>
      db
        .updateTable('notification_whatsapp')
        .set({ state: 'TAKEN_OVER' })
        .where('account_id', '=', accountId)
        .where('state', '=', 'NUMBER_FAILED')
        .execute(),
  };
};
