import { ORDER_STATUSES, type OrderStatus } from '@app/contract/pharmacy-orders';
import { useQuery } from '@tanstack/react-query';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { FilterBar } from '../../ui/listing/filter-bar.tsx';
import { useAddressFilters } from '../../ui/listing/use-address-filters.ts';
import { Tabs } from '../../ui/navigation/tabs.tsx';
import { BranchFilter } from './branch-filter.tsx';
import { NumberedOrder } from './numbered-order.tsx';
import { OrderPanel } from './order-panel.tsx';
import { staffOrdersCopy as copy, tabLabel } from './staff-orders.copy.ts';
import { openCountsQuery } from './staff-orders.queries.ts';
import { StaffOrdersTable } from './staff-orders-table.tsx';

const IN_ADDRESS = ['estado', 'sucursal', 'numero'] as const;
const NUMBER_MAX = 12;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * `/admin/pedidos`: pharmacy orders by status, without anything clinical, with the selected one's sheet beside
 * them.
 */
export function StaffOrdersScreen() {
  const { filters, setFilters, opened, addressOf, close } = useAddressFilters(IN_ADDRESS);
  const branch = UUID.test(filters.sucursal) ? { branchId: filters.sucursal } : {};
  return (
    <div className="flex flex-col gap-5">
      <PageHeading title={copy.title}>{copy.title}</PageHeading>
      <div className="flex flex-wrap items-end gap-3">
        {filters.numero === '' && (
          <BranchFilter
            branchId={branch.branchId ?? ''}
            onChoose={(sucursal) => setFilters({ sucursal })}
          />
        )}
        <div className="min-w-0 flex-1 basis-80">
          <FilterBar
            label={copy.filters}
            fields={[{ kind: 'text', name: 'numero', label: copy.number, maxLength: NUMBER_MAX }]}
            filters={filters}
            onFilter={setFilters}
          />
        </div>
      </div>
      {filters.numero === '' ? (
        <ByStatus
          status={ORDER_STATUSES.find((known) => known === filters.estado) ?? 'CREATED'}
          branch={branch}
          onStatus={(estado) => setFilters({ estado })}
          addressOf={addressOf}
        />
      ) : (
        <NumberedOrder typed={filters.numero} addressOf={addressOf} />
      )}
      {opened && <OrderPanel key={opened} orderId={opened} onClose={close} />}
    </div>
  );
}

type ByStatusProps = {
  status: OrderStatus;
  branch: { branchId?: string };
  onStatus: (status: string) => void;
  addressOf: (id: string) => string;
};

/** The orders by status, with counts of open ones. */
function ByStatus({ status, branch, onStatus, addressOf }: ByStatusProps) {
  const { data: counts } = useQuery(openCountsQuery(branch));
  const counted: Partial<Record<OrderStatus, number>> = counts ?? {};
  return (
    <Tabs
      label={copy.tabs}
      selected={status}
      onSelect={onStatus}
      items={ORDER_STATUSES.map((id) => {
        const count = counted[id];
        return {
          id,
          label: tabLabel[id],
          ...(count !== undefined && { count }),
          content: <StaffOrdersTable asked={{ status: id, ...branch }} addressOf={addressOf} />,
        };
      })}
    />
  );
}
