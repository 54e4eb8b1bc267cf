import type { DatabaseTransaction } from '../../platform/database/database.ts';
import type { CoverageContext } from '../coverage-context.ts';
import { notHeldNotice } from './private-consultations.copy.ts';
import { privateConsultationsRepository } from './private-consultations.repository.ts';
import { privateMovesRepository } from './private-moves.repository.ts';
import { addNotice } from './tell-of-private.ts';

/** Uses what was paid for a person in the guard; false where nothing was. */
export async function useForGuard(
  transaction: DatabaseTransaction,
  personId: string,
  visitId: string,
): Promise<boolean> {
  const wanted = { personId, appointmentId: null };
  return (await privateMovesRepository(transaction).use(wanted, visitId)) !== undefined;
}

/** Uses what was paid for an appointment, if anything was; a payment that is being stored is waited for. */
export async function useForAppointment(
  transaction: DatabaseTransaction,
  visitId: string,
  wanted: { personId: string; appointmentId: string },
): Promise<void> {
  await privateConsultationsRepository(transaction).lockUnused(wanted);
  await privateMovesRepository(transaction).use(wanted, visitId);
}

/** Whether a private consultation was paid for a person in the guard and not used. */
export async function hasPaidForGuard(
  transaction: DatabaseTransaction,
  personId: string,
): Promise<boolean> {
  const wanted = { personId, appointmentId: null };
  return (await privateConsultationsRepository(transaction).findUnused(wanted))?.state === 'PAID';
}

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
