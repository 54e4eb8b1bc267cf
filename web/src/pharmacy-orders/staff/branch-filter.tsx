import { useQuery } from '@tanstack/react-query';
import { SearchComboBox } from '../../ui/fields/search-combo-box.tsx';
import { staffOrdersCopy as copy } from './staff-orders.copy.ts';
import { askedBranchQuery, searchBranches } from './staff-orders.queries.ts';

type Props = { branchId: string; onChoose: (branchId: string) => void };

/** Filters the orders by branch, or shows all. */
export function BranchFilter({ branchId, onChoose }: Props) {
  const { data: branch } = useQuery(askedBranchQuery(branchId));
  return (
    <div className="min-w-0 flex-1 basis-64 sm:max-w-96">
      <SearchComboBox
        label={copy.branchFilter}
        search={searchBranches}
        value={branchId === '' ? null : (branch ?? null)}
        onChange={(chosen) => onChoose(chosen?.id ?? '')}
      />
    </div>
  );
}
