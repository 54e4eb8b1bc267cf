import { useQuery } from '@tanstack/react-query';
import { planQuery } from '../../../lib/readings/plan.queries.ts';
import { profileQuery } from '../../../lib/readings/profile.queries.ts';

/**
 * How a patient may pay a consultation outside the plan: whether it is sold, and its price once the plan has none left
 * this month. Until a patient is chosen it is asked for the holder.
 */
export function usePrivatePrice(patientId: string): { isSold: boolean; price: number | null } {
  const { data: user } = useQuery(profileQuery);
  const { data: plan } = useQuery(planQuery(patientId || user?.id));
  const price = plan?.privatePrice ?? null;
  return { isSold: price !== null, price: plan?.consultationsLeft === 0 ? price : null };
}
