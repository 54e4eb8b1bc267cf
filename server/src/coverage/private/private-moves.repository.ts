import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { For, PrivateConsultationRow } from './private-consultations.repository.ts';

type Moved = Promise<PrivateConsultationRow | undefined>;

/** Transitions of a private consultation; each finds it in the previous state, or returns nothing. */
export const privateMovesRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'private_consultation'>>();
  const move = (
    from: PrivateConsultationRow['state'],
    to: Partial<PrivateConsultationRow> & Pick<PrivateConsultationRow, 'state'>,
  ) => db.updateTable('private_consultation').set(to).where('state', '=', from).returningAll();
  return {
    markPaid: (id: string, now: Date): Moved =>
      move('OPEN', { state: 'PAID', paid_at: now }).where('id', '=', id).executeTakeFirst(),

    /** Refunds a payment that arrived when there was nothing left to use it for. */
    returnLate: (id: string, now: Date): Moved =>
      move('OPEN', { state: 'RETURNED', paid_at: now, returned_at: now })
        .where('id', '=', id)
        .executeTakeFirst(),

    /** Assigns a paid consultation to a visit. */
    use: ({ appointmentId, personId }: For, visitId: string): Moved =>
      move('PAID', { state: 'USED', visit_id: visitId, kept_until: null })
        .where('person_id', '=', personId)
        .where('appointment_id', 'is not distinct from', appointmentId)
        .executeTakeFirst(),

    /**
     * Keeps what was paid for the return to a lost place. Not beside another one that is open or paid: nobody
     * holds two.
     */
    keepOfVisit: (visitId: string, keptUntil: Date): Moved =>
      move('USED', { state: 'PAID', visit_id: null, kept_until: keptUntil })
        .where('visit_id', '=', visitId)
        .where(({ exists, not, ref, selectFrom }) =>
          not(
            exists(
              selectFrom('private_consultation as other')
                .select('other.id')
                .whereRef('other.person_id', '=', ref('private_consultation.person_id'))
                .where('other.appointment_id', 'is', null)
                .where('other.state', 'in', ['OPEN', 'PAID']),
            ),
          ),
        )
        .executeTakeFirst(),

    returnOfVisit: (visitId: string, now: Date): Moved =>
      move('USED', { state: 'RETURNED', returned_at: now })
        .where('visit_id', '=', visitId)
        .executeTakeFirst(),

    /** Skips a row locked by a payment (avoids deadlock). */
    returnOfAppointment: (appointmentId: string, now: Date): Moved =>
      move('PAID', { state: 'RETURNED', returned_at: now, kept_until: null })
        .where('id', 'in', (one) =>
          one
            .selectFrom('private_consultation')
            .select('id')
            .where('appointment_id', '=', appointmentId)
            .where('state', '=', 'PAID')
            .forUpdate()
            .skipLocked(),
        )
        .executeTakeFirst(),

    /** Ends one whose money its provider took back. */
    endTakenBack: (id: string, now: Date): Moved =>
      move('PAID', { state: 'RETURNED', returned_at: now, kept_until: null })
        .where('id', '=', id)
        .executeTakeFirst(),

    returnUnused: (id: string, { paidBefore, now }: { paidBefore: Date; now: Date }): Moved =>
      move('PAID', { state: 'RETURNED', returned_at: now, kept_until: null })
        .where('id', '=', id)
        .where(({ eb, or }) => or([eb('paid_at', '<=', paidBefore), eb('kept_until', '<=', now)]))
        .executeTakeFirst(),
  };
};
