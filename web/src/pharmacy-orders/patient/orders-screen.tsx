import { ORDER_PAGE, ORDER_TABS, type OrderTab } from '@app/contract/pharmacy-orders';
import { useQuery } from '@tanstack/react-query';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { EmptyPage } from '../../ui/navigation/empty-page.tsx';
import { Pager } from '../../ui/navigation/pager.tsx';
import { Tabs } from '../../ui/navigation/tabs.tsx';
import { OrderCard } from './order-card.tsx';
import { listCopy as copy, ordersCopy } from './orders.copy.ts';
import { countsQuery, ordersQuery } from './orders.queries.ts';
import { useOrderPushes } from './use-order-pushes.ts';
import { TABS, useOrdersPlace } from './use-orders-place.ts';

/** `/paciente/mis-pedidos`: the patient's pharmacy orders, by status. */
export function OrdersScreen() {
  useOrderPushes();
  const counts = useQuery(countsQuery);
  const countOf = (tab: OrderTab) =>
    ORDER_TABS[tab].reduce((sum, status) => sum + (counts.data?.[status] ?? 0), 0);
  const place = useOrdersPlace(counts.isPending ? undefined : countOf);
  return (
    <>
      <PageHeading title={ordersCopy.title}>{ordersCopy.title}</PageHeading>
      {place.tab ? (
        <>
          <Tabs
            label={copy.tabs}
            selected={place.tab}
            onSelect={place.showTab}
            items={TABS.map((tab) => ({
              id: tab,
              label: copy.tab[tab],
              ...(counts.data && { count: countOf(tab) }),
              content: <OrderPage tab={tab} page={place.page} firstPage={place.firstPage} />,
            }))}
          />
          <Pages of={countOf(place.tab)} current={place.page} onPage={place.showPage} />
        </>
      ) : (
        <Skeleton lines={['control', 'card', 'card']} />
      )}
    </>
  );
}

type OrderPageProps = { tab: OrderTab; page: number; firstPage: string };

function OrderPage({ tab, page, firstPage }: OrderPageProps) {
  const { data, error, refetch } = useQuery(ordersQuery(tab, page));
  const failure = error && (
    <ErrorState text={ordersCopy.failed} error={error} onRetry={() => void refetch()} />
  );
  if (!data) return failure ?? <Skeleton lines={['card', 'card']} />;
  return (
    <div className="flex flex-col gap-4 pt-2">
      {failure}
      {data.length === 0 ? (
        <EmptyPage page={page} firstPage={firstPage}>
          <EmptyState
            text={copy.empty}
            detail={copy.emptyDetail[tab]}
            illustration="receipt"
            action={
              tab === 'creados' && (
                <LinkButton to="/paciente/mis-recetas">{copy.prescriptions}</LinkButton>
              )
            }
          />
        </EmptyPage>
      ) : (
        <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          {data.map((order) => (
            <li key={order.id} className="min-w-0">
              <OrderCard order={order} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type PagesProps = { of: number; current: number; onPage: (page: number) => void };

const Pages = ({ of, current, onPage }: PagesProps) => {
  const total = Math.ceil(of / ORDER_PAGE);
  // A page after the last one leads to the first by itself.
  if (total <= 1 || current > total) return null;
  return <Pager label={copy.pages} current={current} total={total} onPage={onPage} />;
};
