import type { DatabaseTransaction } from '../../platform/database/database.ts';
import type { CoverageContext } from '../coverage-context.ts';
import { notHeldNotice } from './private-consultations.copy.ts';
import { privateConsultationsRepository } from './private-consultations.repository.ts';
import { privateMovesRepository } from './private-moves.repository.ts';
import { addNotice } from './tell-of-private.ts';

/** Uses the private consultation that was paid for a person; false where there is none. */
export async function usePaid(
  transaction: DatabaseTransaction,
  personId: string,
  visitId: string,
): Promise<boolean> {
  return (await privateMovesRepository(transaction).use(personId, visitId)) !== undefined;
}

/** Whether a private consultation was paid for a person and not used. */
export const hasPaid = async (
  transaction: DatabaseTransaction,
  personId: string,
): Promise<boolean> =>
  (await privateConsultationsRepository(transaction).findUnused(personId))?.state === 'PAID';

/** What was paid for a visit that was not held is due back, once, and whoever paid is told. */
export async function returnOfVisit(
  context: CoverageContext,
  transaction: DatabaseTransaction,
  visitId: string,
): Promise<void> {
  const now = context.clock.now();
  const returned = await privateMovesRepository(transaction).returnOfVisit(visitId, now);
  if (!returned) return;
  await context.payments.owe(transaction, returned.id, 'visit not held');
  await addNotice(context, transaction, returned, 'returned', notHeldNotice(returned));
}
