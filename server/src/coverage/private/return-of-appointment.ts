import type { DatabaseTransaction } from '../../platform/database/database.ts';
import type { CoverageContext } from '../coverage-context.ts';
import { appointmentOf } from './appointment-of.ts';
import { oweBack, type Returned } from './owe-back.ts';
import { overNotice } from './private-consultations.copy.ts';
import { privateMovesRepository } from './private-moves.repository.ts';

/**
 * Refunds, once, the payment of an appointment that will not be held, and tells the payer why
 * (requirement: payment of an appointment).
 */
export async function returnOfAppointment(
  context: CoverageContext,
  transaction: DatabaseTransaction,
  appointmentId: string,
): Promise<Returned | undefined> {
  const { standing = 'AHEAD', when = '' } =
    (await appointmentOf(context, transaction, appointmentId)) ?? {};
  if (standing === 'AHEAD') return undefined;
  const moves = privateMovesRepository(transaction);
  const returned = await moves.returnOfAppointment(appointmentId, context.clock.now());
  if (!returned) return undefined;
  const words = overNotice(returned, { standing, when });
  return oweBack(context, transaction, returned, { reason: 'appointment not held', words });
}
