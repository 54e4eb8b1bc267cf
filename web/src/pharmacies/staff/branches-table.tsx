import type { StaffBranch } from '@app/contract/pharmacies';
import { useInfiniteQuery } from '@tanstack/react-query';
import { openingText } from '../../lib/readings/opening.ts';
import { useNow } from '../../lib/use-now.ts';
import { Chip } from '../../ui/feedback/chip.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import type { Column } from '../../ui/layout/table.tsx';
import { PagedTable, RowLink } from '../../ui/listing/paged-table.tsx';
import { branchesCopy as copy } from './staff-branches.copy.ts';
import { type AskedBranches, staffBranchesQuery } from './staff-branches.queries.ts';

type Props = { asked: AskedBranches; addressOf: (id: string) => string };

/** The branches by name, in pages. */
export function BranchesTable({ asked, addressOf }: Props) {
  const query = useInfiniteQuery(staffBranchesQuery(asked));
  return (
    <PagedTable
      caption={copy.title}
      columns={columnsOf(addressOf)}
      query={query}
      rowKey={({ id }) => id}
      failed={copy.failed}
      empty={<EmptyState text={copy.none} detail={copy.noneDetail} />}
    />
  );
}

const columnsOf = (addressOf: Props['addressOf']): Column<StaffBranch>[] => [
  {
    id: 'branch',
    header: copy.branch,
    isTyped: true,
    isRowHeader: true,
    cell: ({ id, name, pharmacy }) => (
      <RowLink to={addressOf(id)}>{copy.nameOf(pharmacy.name, name)}</RowLink>
    ),
  },
  {
    id: 'address',
    header: copy.address,
    isTyped: true,
    cell: ({ streetName, streetNumber, locality }) =>
      copy.addressOf(streetName, streetNumber, locality),
  },
  {
    id: 'now',
    header: copy.now,
    cell: (branch) => <OpenNow branch={branch} />,
  },
  {
    id: 'accounts',
    header: copy.accounts,
    isTyped: true,
    cell: ({ accounts }) => accounts.map(({ email }) => email).join(', ') || copy.noAccount,
  },
  {
    id: 'orders',
    header: copy.openOrders,
    isNumeric: true,
    cell: ({ openOrders }) => openOrders,
  },
  { id: 'state', header: copy.state, cell: ({ active }) => <StateChip isActive={active} /> },
];

/** Whether a branch is open, and until when; an inactive one is not. */
export function OpenNow({ branch }: { branch: Pick<StaffBranch, 'active' | 'openingHours'> }) {
  const now = new Date(useNow(60_000));
  return branch.active ? openingText(branch.openingHours, now) : '—';
}

export const StateChip = ({ isActive }: { isActive: boolean }) => (
  <Chip tone={isActive ? 'ok' : 'neutral'}>{isActive ? copy.active : copy.inactive}</Chip>
);
