import type { Order, OrderItem } from '@app/contract/pharmacy-orders';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { orderPrescriptionsQuery } from '../orders.queries.ts';
import { quoteCopy as copy } from './order.copy.ts';

type Props = { order: Order; items: readonly OrderItem[] };

/** The requested medicines that the branch does not sell. */
export function NotQuoted({ order, items }: Props) {
  const { data, error, refetch } = useQuery(orderPrescriptionsQuery(order.id));
  if (error && !data) {
    return (
      <ErrorState text={copy.prescriptionsFailed} error={error} onRetry={() => void refetch()} />
    );
  }
  const missing = (data ?? []).flatMap(({ id, medications }) =>
    medications.filter(
      (_, index) =>
        !items.some(({ prescriptionId, item }) => prescriptionId === id && item === index + 1),
    ),
  );
  if (missing.length === 0) return null;
  return (
    <div className="flex flex-col gap-1 rounded-md bg-warn-50 p-4">
      <p className="font-medium">{copy.notQuoted}</p>
      <ul className="list-disc pl-6">
        {missing.map(({ cuir, name }) => (
          <li key={cuir}>{name}</li>
        ))}
      </ul>
      <p className="text-small">{copy.notQuotedDetail}</p>
    </div>
  );
}
