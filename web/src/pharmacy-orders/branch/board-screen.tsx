import { useQuery } from '@tanstack/react-query';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { Tabs } from '../../ui/navigation/tabs.tsx';
import { boardCopy as copy } from './branch-orders.copy.ts';
import { orderCountsQuery } from './branch-orders.queries.ts';
import { DesktopNotices } from './desktop-notices.tsx';
import { OrdersPage } from './orders-page.tsx';
import { BOARD_TABS, type BoardTab, useBoardPlace } from './use-board-place.ts';

/** `/farmacia/pedidos`: the branch's orders by status, new ones first. */
export function BoardScreen() {
  const { tab, show } = useBoardPlace();
  const { data: counts } = useQuery(orderCountsQuery);
  const countOf = (one: BoardTab) =>
    counts && BOARD_TABS[one].reduce((sum, status) => sum + (counts[status] ?? 0), 0);
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PageHeading title={copy.title}>{copy.title}</PageHeading>
        <DesktopNotices />
      </div>
      <Tabs
        label={copy.tabs}
        selected={tab}
        onSelect={show}
        items={(Object.keys(BOARD_TABS) as BoardTab[]).map((id) => {
          const count = countOf(id);
          return {
            id,
            label: copy.tab[id],
            ...(count !== undefined && { count }),
            content: <OrdersPage tab={id} />,
          };
        })}
      />
    </div>
  );
}
