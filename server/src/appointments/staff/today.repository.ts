import type { TodaysStanding } from '@app/contract/appointments';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { PAGE_ROWS, type PageEnd } from '../../platform/database/pages.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { AppointmentRow } from '../rows/appointment-rows.ts';

type AskedDay = {
  /** The first instant of the day, and the one after the last. */
  from: Date;
  until: Date;
  now: Date;
  /** Since when a patient who was seen is still in the waiting room. */
  seenAfter: Date;
  standing: TodaysStanding | undefined;
};

/** Appointments of one day, of all agendas, by their hour. */
export const todayRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'appointment'>>();
  return {
    page: (asked: AskedDay, end: PageEnd | undefined): Promise<AppointmentRow[]> =>
      db
        .selectFrom('appointment')
        .selectAll()
        .where('starts_at', '>=', asked.from)
        .where('starts_at', '<', asked.until)
        .where(standsAs(asked))
        .where(
          end
            ? sql<boolean>`(starts_at, id) > (${end.key}::timestamptz, ${end.id}::uuid)`
            : sql<boolean>`true`,
        )
        .orderBy('starts_at')
        .orderBy('id')
        .limit(PAGE_ROWS)
        .execute(),
  };
};

/** The appointments that stand as asked for; all without it. */
function standsAs({ now, seenAfter, standing }: AskedDay) {
  const booked = sql<boolean>`status = 'PROGRAMMED' and not is_begun`;
  switch (standing) {
    case 'AHEAD':
      return sql<boolean>`status = 'PROGRAMMED' and starts_at >= ${now}`;
    case 'NOT_BEGUN':
      return sql<boolean>`${booked} and starts_at < ${now}`;
    case 'WAITING':
      return sql<boolean>`${booked} and patient_seen_at > ${seenAfter}`;
    case 'UNCONFIRMED':
      return sql<boolean>`${booked} and confirmed_at is null`;
    case 'NOT_ATTENDED':
      return sql<boolean>`closed_reason = 'NOT_ATTENDED'`;
    default:
      return sql<boolean>`true`;
  }
}
