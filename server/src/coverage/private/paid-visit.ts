import type { DatabaseTransaction } from '../../platform/database/database.ts';
import type { CoverageContext } from '../coverage-context.ts';
import { notHeldNotice } from './private-consultations.copy.ts';
import { privateConsultationsRepository } from './private-consultations.repository.ts';
import { privateMovesRepository } from './private-moves.repository.ts';
import { addNotice } from './tell-of-private.ts';

/** Uses a person's payment for the guard; false if there is none. */
export async function useForGuard(
  transaction: DatabaseTransaction,
  personId: string,
  visitId: string,
): Promise<boolean> {
  const wanted = { personId, appointmentId: null };
  return (await privateMovesRepository(transaction).use(wanted, visitId)) !== undefined;
}

/** Uses the payment for an appointment, if any; waits for one that is being stored. */
export async function useForAppointment(
  transaction: DatabaseTransaction,
  visitId: string,
  wanted: { personId: string; appointmentId: string },
): Promise<void> {
  await privateConsultationsRepository(transaction).lockUnused(wanted);
  await privateMovesRepository(transaction).use(wanted, visitId);
}

/** Keeps the payment of a place lost in the line for whoever returns to it; false if there is none to keep. */
export const keepForReturn = async (
  transaction: DatabaseTransaction,
  visitId: string,
  keptUntil: Date,
): Promise<boolean> =>
  (await privateMovesRepository(transaction).keepOfVisit(visitId, keptUntil)) !== undefined;

/** Refunds, once, the payment of a visit that was not held, and notifies the payer. */
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
