import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { countLeft } from '../consultations-left.ts';
import type { CoverageContext } from '../coverage-context.ts';

/**
 * Whether a private consultation is sold to a person: where the plan has none left this month, and for an appointment
 * in private hours (requirement: private consultation).
 */
export async function isSoldTo(
  { bookedPrivately, clock }: Pick<CoverageContext, 'bookedPrivately' | 'clock'>,
  transaction: DatabaseTransaction,
  asked: { personId: string; holderId: string },
): Promise<boolean> {
  const { left } = await countLeft(clock, transaction, asked);
  return left === 0 || (await bookedPrivately(transaction, [asked.personId])).size > 0;
}
