import { OPEN_ORDER_STATUSES } from '@app/contract/pharmacy-orders';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { touchedOrdersCopy as copy } from './staff-branches.copy.ts';
import { branchOrdersQuery } from './staff-branches.queries.ts';

type Props = {
  branchId: string;
  /** What may be done about them. */
  after?: string;
};

/** The open orders of a branch, before an act that touches them is confirmed. */
export function OpenOrders({ branchId, after }: Props) {
  const { data, error, refetch } = useQuery(branchOrdersQuery(branchId));
  if (!data) {
    return error ? (
      <ErrorState text={copy.failed} error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton lines={['text', 'text']} />
    );
  }
  const standing = OPEN_ORDER_STATUSES.filter((status) => data[status] > 0);
  return (
    <section aria-label={copy.title} className="flex flex-col gap-2">
      <h3>{copy.title}</h3>
      {standing.length === 0 ? (
        <p>{copy.nothing}</p>
      ) : (
        <>
          <ul className="list-disc pl-6">
            {standing.map((status) => (
              <li key={status}>{copy.of[status](data[status])}</li>
            ))}
          </ul>
          {after && <p>{after}</p>}
        </>
      )}
    </section>
  );
}
