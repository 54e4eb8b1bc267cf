import type { AppointmentStatus } from '@app/contract/appointments';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { AppointmentRow } from './appointment-rows.ts';

export type Page = { size: number; number: number };

/** The appointments of persons for whom an account acts, or those of an agenda. */
export type Whose =
  | { accountId: string; personIds: readonly string[] }
  | { professionalId: string };

/** Reads appointments. */
export const appointmentsRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'appointment'>>();
  const all = () => db.selectFrom('appointment').selectAll();
  return {
    findById: (id: string): Promise<AppointmentRow | undefined> =>
      all().where('id', '=', id).executeTakeFirst(),

    findByIds: (ids: readonly string[]): Promise<AppointmentRow[]> =>
      all()
        .where('id', '=', sql<string>`any(${ids}::uuid[])`)
        .orderBy('starts_at')
        .orderBy('id')
        .execute(),

    /** Future ones: the next first. Past ones: the latest first. */
    list: (
      whose: Whose,
      statuses: readonly AppointmentStatus[],
      { size, number }: Page,
    ): Promise<AppointmentRow[]> => {
      const order = statuses.includes('PROGRAMMED') ? 'asc' : 'desc';
      return all()
        .where((eb) =>
          'professionalId' in whose
            ? eb('professional_id', '=', whose.professionalId)
            : eb.and([
                eb('account_id', '=', whose.accountId),
                eb('person_id', '=', sql<string>`any(${whose.personIds}::uuid[])`),
              ]),
        )
        .where('status', 'in', statuses)
        .orderBy('starts_at', order)
        .orderBy('id', order)
        .limit(size)
        .offset(size * number)
        .execute();
    },

    /** The future appointments booked by an account. */
    aheadOf: (accountId: string, now: Date): Promise<AppointmentRow[]> =>
      all()
        .where('account_id', '=', accountId)
        .where('status', '=', 'PROGRAMMED')
        .where('starts_at', '>', now)
        .orderBy('id')
        .execute(),

    /** All appointments of an agenda between two instants. */
    between: (professionalId: string, from: Date, to: Date): Promise<AppointmentRow[]> =>
      all()
        .where('professional_id', '=', professionalId)
        .where('starts_at', '>=', from)
        .where('starts_at', '<', to)
        .orderBy('starts_at')
        .orderBy('id')
        .execute(),

    /** The appointment that an account booked under a command id. */
    findCommand: (accountId: string, commandId: string): Promise<AppointmentRow | undefined> =>
      all()
        .where('booked_by_account_id', '=', accountId)
        .where('command_id', '=', commandId)
        .executeTakeFirst(),
  };
};
