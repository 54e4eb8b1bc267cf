import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { PrivateConsultationRow } from './private-consultations.repository.ts';

type Moved = Promise<PrivateConsultationRow | undefined>;

/** What becomes of a private consultation; each move finds it in the state before, or nothing. */
export const privateMovesRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'private_consultation'>>();
  const move = (
    from: PrivateConsultationRow['state'],
    to: Partial<PrivateConsultationRow> & Pick<PrivateConsultationRow, 'state'>,
  ) => db.updateTable('private_consultation').set(to).where('state', '=', from).returningAll();
  return {
    markPaid: (id: string, now: Date): Moved =>
      move('OPEN', { state: 'PAID', paid_at: now }).where('id', '=', id).executeTakeFirst(),

    /** Gives the one that was paid for a person to a place in the guard. */
    use: (personId: string, visitId: string): Moved =>
      move('PAID', { state: 'USED', visit_id: visitId })
        .where('person_id', '=', personId)
        .executeTakeFirst(),

    returnOfVisit: (visitId: string, now: Date): Moved =>
      move('USED', { state: 'RETURNED', returned_at: now })
        .where('visit_id', '=', visitId)
        .executeTakeFirst(),

    returnUnused: (id: string, { paidBefore, now }: { paidBefore: Date; now: Date }): Moved =>
      move('PAID', { state: 'RETURNED', returned_at: now })
        .where('id', '=', id)
        .where('paid_at', '<=', paidBefore)
        .executeTakeFirst(),
  };
};
