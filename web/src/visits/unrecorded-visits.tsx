import { useQuery } from '@tanstack/react-query';
import { Banner } from '../ui/feedback/banner.tsx';
import { unrecordedCopy as copy, entryName } from './visits.copy.ts';
import { unrecordedQuery } from './visits.queries.ts';

/** Visits that ended without a record yet, with the note that the guard can be used again. */
export function UnrecordedVisits() {
  const { data: visits = [] } = useQuery(unrecordedQuery);
  return visits.map((visit) => (
    <Banner key={visit.queueId}>
      <strong>
        {copy.visit(
          visit.profesionalName ?? '',
          visit.startedDate ?? visit.createdDate,
          visit.isHolder ? null : entryName(visit),
        )}
      </strong>{' '}
      {copy.detail}
    </Banner>
  ));
}
