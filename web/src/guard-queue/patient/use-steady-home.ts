import type { User } from '@app/contract/profiles';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { planQuery } from '../../lib/readings/plan.queries.ts';
import { unrecordedQuery } from '../../visits/index.ts';
import { useGuardNow } from './use-guard-now.ts';

/** Whether it is loading for the first time; without a network, or after a failure, it is not awaited. */
const isOnTheWay = ({ isLoading, failureCount }: UseQueryResult): boolean =>
  isLoading && failureCount === 0;

/**
 * Whether everything shown above *Guardia Virtual* is known: visits without a record, the plan, who attends or,
 * if nobody does, when somebody will. Shown earlier, the button would move under the finger.
 */
export function useSteadyHome(profile: UseQueryResult<User | null>): boolean {
  const plan = useQuery(planQuery(profile.data?.id));
  const unrecorded = useQuery(unrecordedQuery);
  const { isUnattended } = useGuardNow();
  const isKnown = isUnattended !== undefined && ![profile, plan, unrecorded].some(isOnTheWay);
  const [wasKnown, setWasKnown] = useState(false);
  useEffect(() => {
    if (isKnown) setWasKnown(true);
  }, [isKnown]);
  return wasKnown || isKnown;
}
