import { CHAT_DELIVERIES, type DeliveryType } from '@app/contract/messages';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { NewRow } from '../../platform/database/rows.ts';
import type { Tables } from '../../platform/database/tables.ts';

export const deliveriesRepository = (database: Database) => {
  const db =
    database.withTables<
      Pick<Tables, 'audit_event' | 'message_delivery' | 'message_template' | 'outbound_message'>
    >();
  return {
    /** Locks a person, so that messages to them are counted one after another. */
    lockPerson: (personId: string) =>
      sql`select pg_advisory_xact_lock(hashtextextended(${`message to ${personId}`}, 0))`.execute(
        db,
      ),

    isDone: async (accountId: string, commandId: string) =>
      (await db
        .selectFrom('message_delivery')
        .select('id')
        .where('sent_by', '=', accountId)
        .where('command_id', '=', commandId)
        .executeTakeFirst()) !== undefined,

    /** Messages that left to a person, and texts in their inbox, which are only audited. */
    countLately: async (personId: string, seconds: number): Promise<number> => {
      const { rows } = await sql<{ sent: number }>`
        select (select count(*) from message_delivery
            where person_id = ${personId} and created_at > clock_timestamp() - make_interval(secs => ${seconds}))::int
          + (select count(*) from audit_event
            where patient_id = ${personId} and type = 'message.inbox'
              and recorded_at > clock_timestamp() - make_interval(secs => ${seconds}))::int as sent`.execute(
        db,
      );
      return rows[0]?.sent ?? 0;
    },

    insert: (row: NewRow<'message_delivery'>) =>
      db.insertInto('message_delivery').values(row).execute(),

    newestTo: (personId: string) =>
      db
        .selectFrom('message_delivery as delivery')
        .innerJoin('outbound_message as message', 'message.id', 'delivery.message_id')
        .innerJoin('message_template as template', 'template.id', 'delivery.template_id')
        .select([
          'delivery.id',
          'delivery.body',
          'delivery.created_at',
          'message.channel',
          'message.status',
          'template.name',
        ])
        .where('delivery.person_id', '=', personId)
        .$narrowType<{ channel: DeliveryType }>()
        .orderBy('delivery.created_at', 'desc')
        .orderBy('delivery.id', 'desc')
        .limit(CHAT_DELIVERIES)
        .execute(),
  };
};
