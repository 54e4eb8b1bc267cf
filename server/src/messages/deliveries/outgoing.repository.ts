import type { StaffDeliveryState } from '@app/contract/messages';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { PAGE_ROWS, type PageEnd } from '../../platform/database/pages.ts';
import type { Tables } from '../../platform/database/tables.ts';

/** All outgoing messages of the outbox, without their text. */
export const outgoingRepository = (database: Database) => {
  const db =
    database.withTables<
      Pick<
        Tables,
        | 'message_delivery'
        | 'message_template'
        | 'notification_whatsapp'
        | 'outbound_message'
        | 'person'
      >
    >();
  const outgoing = db
    .selectFrom('outbound_message as message')
    .leftJoin('message_delivery as delivery', 'delivery.message_id', 'message.id')
    .leftJoin('message_template as template', 'template.id', 'delivery.template_id')
    .leftJoin('notification_whatsapp as news', 'news.message_id', 'message.id')
    .leftJoin('person', (join) =>
      join.on((eb) =>
        eb.or([
          eb('person.id', '=', eb.ref('delivery.person_id')),
          eb('person.account_id', '=', eb.ref('news.account_id')),
        ]),
      ),
    )
    .select([
      'message.id',
      'message.channel',
      'message.recipient',
      'message.status',
      'message.attempts',
      'message.last_error',
      'message.created_at',
      'message.dead_at',
      'template.name as template',
      'person.first_name',
      'person.last_name',
      // To the microsecond, as the page is sorted.
      sql<string>`to_char(message.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as(
        'sort_key',
      ),
    ])
    .orderBy('message.created_at', 'desc')
    .orderBy('message.id', 'desc')
    .limit(PAGE_ROWS);
  return {
    page: (state: StaffDeliveryState | undefined, after: PageEnd | undefined) => {
      let asked = outgoing;
      if (state === 'DEAD') asked = asked.where('message.dead_at', 'is not', null);
      else if (state) asked = asked.where('message.status', '=', state);
      if (state === 'ERROR') asked = asked.where('message.dead_at', 'is', null);
      if (after)
        asked = asked.where(
          sql<boolean>`(message.created_at, message.id) < (${after.key}::timestamptz, ${after.id}::uuid)`,
        );
      return asked.execute();
    },

    find: (id: string) =>
      db.selectFrom('outbound_message').select('status').where('id', '=', id).executeTakeFirst(),
  };
};
