import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { countLeft } from '../consultations-left.ts';
import type { CoverageContext } from '../coverage-context.ts';
import { appointmentOf } from './appointment-of.ts';

/** The patient, the holder of their plan, and the appointment; null for the guard. */
export type Wanted = { personId: string; holderId: string; appointmentId: string | null };

/**
 * Why no private consultation is sold to a person: for the guard, their plan has one left this month; for an
 * appointment in private hours, it is over, has started, or its professional cannot attend. `undefined` if it is sold
 * (requirement: private consultation).
 */
export async function whyNotSold(
  context: Pick<CoverageContext, 'bookedInMonth' | 'clock' | 'privateAppointments'>,
  transaction: DatabaseTransaction,
  { appointmentId, ...whose }: Wanted,
): Promise<'coverage.appointment-over' | 'coverage.not-used-up' | undefined> {
  if (appointmentId === null) {
    const { left } = await countLeft(context, transaction, whose);
    return left === 0 ? undefined : 'coverage.not-used-up';
  }
  const appointment = await appointmentOf(context, transaction, appointmentId);
  const isSold =
    appointment?.personId === whose.personId &&
    appointment.standing === 'AHEAD' &&
    appointment.isAttended;
  return isSold ? undefined : 'coverage.appointment-over';
}
