import { useQuery } from '@tanstack/react-query';
import { guardHoursQuery } from '../../lib/readings/guard-hours.ts';
import { summaryQuery } from '../guard-queue.queries.ts';

/** The guard for the patient's home: who attends or, if nobody does, when it attends again. */
export function useGuardNow() {
  const summary = useQuery(summaryQuery);
  const onDuty = (summary.data ?? []).reduce((total, row) => total + row.onDuty, 0);
  const hours = useQuery({
    ...guardHoursQuery,
    enabled: summary.data !== undefined && onDuty === 0,
  });
  const isAsking = [summary, hours].some((one) => one.isLoading && one.failureCount === 0);
  return {
    summary,
    onDuty,
    hours: hours.data ?? [],
    /**
     * Whether nobody attends; `undefined` until known. If the guard cannot be read, it counts as attended, so
     * that joining stays possible.
     */
    isUnattended: isAsking ? undefined : summary.data !== undefined && onDuty === 0,
  };
}

export type GuardNow = ReturnType<typeof useGuardNow>;
