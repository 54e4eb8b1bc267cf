import { listWaitingForMe } from '@app/contract/appointments';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../lib/server/call.ts';
import { pagedQuery } from '../../lib/server/paged-query.ts';
import { formatDateTime } from '../../ui/format.ts';
import { Card } from '../../ui/layout/card.tsx';
import { MoreRows } from '../../ui/listing/more-rows.tsx';
import { whenText } from '../appointment-when.ts';
import { appointmentsKey } from '../appointments.queries.ts';
import { waitingForMeCopy as copy } from './agenda.copy.ts';

const waitingQuery = pagedQuery([...appointmentsKey, 'waiting-for-me'], (after) =>
  call(listWaitingForMe, { query: after }),
);

/** Who waits for an hour with this professional, oldest first; nothing while nobody does. */
export function WaitingForMe() {
  const query = useInfiniteQuery(waitingQuery);
  if (!query.data || query.data.length === 0) return null;
  return (
    <div className="print:hidden">
      <Card title={copy.title}>
        <p className="text-ink-2">{copy.detail}</p>
        <ul className="flex flex-col gap-3">
          {query.data.map(({ createdDate, id, offer, patientName }) => (
            <li key={id} className="flex flex-col">
              <strong>{patientName}</strong>
              <span className="text-small text-ink-2">
                {offer
                  ? copy.offered(whenText(offer.slot))
                  : copy.since(formatDateTime(createdDate))}
              </span>
            </li>
          ))}
        </ul>
        <MoreRows query={query} failed={copy.failed} />
      </Card>
    </div>
  );
}
