import { type PrescriptionState, VALID_DAYS } from '@app/contract/prescriptions';
import { sql } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { Row } from '../platform/database/rows.ts';
import type { Tables } from '../platform/database/tables.ts';

export type PrescriptionRow = Row<'prescription'>;
export type LineRow = Row<'prescription_line'>;

/** The last day on which a pharmacy may dispense a prescription. */
export const LAST_VALID = sql<string>`start_date + ${sql.lit(VALID_DAYS.prescription)}`;

/** Whether a prescription is with a pharmacy: sent there, or blocked while it was. */
export const IS_SENT = sql<boolean>`(coalesce(blocked_from, status) = 'SENT')`;

/** A page of one tab, or of all of them. */
type Page = { state: PrescriptionState | undefined; size: number; number: number };

/** Reads issued prescriptions. */
export const prescriptionsRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'prescription' | 'prescription_line'>>();
  /** Prescriptions that a patient account may see; null for other readers. */
  const openTo = (reader: string | null) =>
    db
      .selectFrom('prescription')
      .selectAll()
      // Nothing is withheld from other readers, and the check takes half of the query's time.
      .$if(reader !== null, (query) =>
        query.where(sql<boolean>`not held_back_from(${reader}, consultation_id)`),
      );
  return {
    findById: (id: string, reader: string | null) =>
      openTo(reader).where('id', '=', id).executeTakeFirst(),

    findByExternalId: (externalId: string, reader: string | null) =>
      openTo(reader).where('external_id', '=', externalId).executeTakeFirst(),

    findByIds: (ids: readonly string[], reader: string | null) =>
      openTo(reader).where(sql<boolean>`id = any(${ids}::uuid[])`).execute(),

    findLines: (prescriptionIds: readonly string[]) =>
      prescriptionIds.length === 0
        ? Promise.resolve([])
        : db
            .selectFrom('prescription_line')
            .selectAll()
            .where('prescription_id', 'in', prescriptionIds)
            .orderBy('item')
            .execute(),

    /** One tab of the patient's list; overdue is computed from the dates at every read. */
    list: (
      personIds: string[],
      { state, size, number }: Page,
      today: string,
      reader: string | null,
    ) =>
      openTo(reader)
        .where('person_id', 'in', personIds)
        .where('status', '<>', 'ANNULLED')
        .$if(state === 'new', (query) =>
          query
            .where('status', '<>', 'DISPENSED')
            .where(LAST_VALID, '>=', today)
            .where(sql<boolean>`not ${IS_SENT}`),
        )
        .$if(state === 'overdue', (query) =>
          query.where('status', '<>', 'DISPENSED').where(LAST_VALID, '<', today),
        )
        .$if(state === 'sent', (query) =>
          query.where((eb) =>
            eb.or([
              eb('status', '=', 'DISPENSED'),
              eb.and([eb(LAST_VALID, '>=', today), eb(IS_SENT, '=', true)]),
            ]),
          ),
        )
        .orderBy('created_at')
        .orderBy('id')
        .limit(size)
        .offset(number * size)
        .execute(),
  };
};
