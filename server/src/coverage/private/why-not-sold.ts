import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { countLeft } from '../consultations-left.ts';
import type { CoverageContext } from '../coverage-context.ts';
import { appointmentOf } from './appointment-of.ts';

/** Who is to be attended, by whose plan, and for which appointment; null for the guard. */
export type Wanted = { personId: string; holderId: string; appointmentId: string | null };

/**
 * Why a private consultation is not sold to a person: in the guard their plan has one left this month, or their
 * appointment in private hours is over or begun; undefined where it is sold (requirement: private consultation).
 */
export async function whyNotSold(
  context: Pick<CoverageContext, 'clock' | 'privateAppointments'>,
  transaction: DatabaseTransaction,
  { appointmentId, ...whose }: Wanted,
): Promise<'coverage.appointment-over' | 'coverage.not-used-up' | undefined> {
  if (appointmentId === null) {
    const { left } = await countLeft(context.clock, transaction, whose);
    return left === 0 ? undefined : 'coverage.not-used-up';
  }
  const appointment = await appointmentOf(context, transaction, appointmentId);
  const isOwn = appointment?.personId === whose.personId;
  return isOwn && appointment.standing === 'AHEAD' ? undefined : 'coverage.appointment-over';
}
