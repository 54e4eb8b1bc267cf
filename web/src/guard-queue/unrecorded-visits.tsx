import { useQuery } from '@tanstack/react-query';
import { Banner } from '../ui/feedback/banner.tsx';
import { homeCopy as copy, entryName } from './guard-queue.copy.ts';
import { unrecordedQuery } from './guard-queue.queries.ts';

/** Visits that ended without a record yet, and that the guard can be used again. */
export function UnrecordedVisits() {
  const { data: visits = [] } = useQuery(unrecordedQuery);
  return visits.map((visit) => (
    <Banner key={visit.queueId}>
      <strong>
        {copy.unrecorded(
          visit.profesionalName ?? '',
          visit.startedDate ?? visit.createdDate,
          visit.isHolder ? null : entryName(visit),
        )}
      </strong>{' '}
      {copy.unrecordedDetail}
    </Banner>
  ));
}
