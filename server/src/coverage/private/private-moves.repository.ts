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
    use: (personId: string, queueId: string): Moved =>
      move('PAID', { state: 'USED', queue_id: queueId })
        .where('person_id', '=', personId)
        .executeTakeFirst(),

    returnOfVisit: (queueId: string, now: Date): Moved =>
      move('USED', { state: 'RETURNED', returned_at: now })
        .where('queue_id', '=', queueId)
        .executeTakeFirst(),

    returnUnused: (id: string, { paidBefore, now }: { paidBefore: Date; now: Date }): Moved =>
      move('PAID', { state: 'RETURNED', returned_at: now })
        .where('id', '=', id)
        .where('paid_at', '<=', paidBefore)
        .executeTakeFirst(),
  };
};
