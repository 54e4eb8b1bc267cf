import { BRANCH_SEARCH_MAX } from '@app/contract/pharmacies';
import { useViewer } from '../../lib/session/session.ts';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { FilterBar } from '../../ui/listing/filter-bar.tsx';
import { Sheet } from '../../ui/listing/sheet.tsx';
import { type Filters, useAddressFilters } from '../../ui/listing/use-address-filters.ts';
import { AddBranch } from './add-branch.tsx';
import { BranchPanel } from './branch-panel.tsx';
import { BranchesTable } from './branches-table.tsx';
import { branchEditorCopy, branchesCopy as copy } from './staff-branches.copy.ts';
import type { AskedBranches } from './staff-branches.queries.ts';

const IN_ADDRESS = ['buscar', 'estado'] as const;

/** Address value of a branch that does not exist yet. */
const NEW = 'nueva';

/** `/admin/farmacias`: the branches of pharmacies, active or not, with the selected one's sheet beside them. */
export function BranchesScreen() {
  const { filters, setFilters, opened, addressOf, close } = useAddressFilters(IN_ADDRESS);
  const mayChange = useViewer()?.role === 'ADMIN';
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PageHeading title={copy.title}>{copy.title}</PageHeading>
        {mayChange && <LinkButton to={addressOf(NEW)}>{copy.add}</LinkButton>}
      </div>
      <FilterBar
        label={copy.filters}
        fields={[
          { kind: 'text', name: 'buscar', label: copy.search, maxLength: BRANCH_SEARCH_MAX },
          {
            kind: 'choice',
            name: 'estado',
            label: copy.state,
            all: copy.allStates,
            options: [
              { id: 'active', label: copy.actives },
              { id: 'inactive', label: copy.inactives },
            ],
          },
        ]}
        filters={filters}
        onFilter={setFilters}
      />
      <BranchesTable asked={askedOf(filters)} addressOf={addressOf} />
      {opened === NEW && mayChange && (
        <Sheet title={branchEditorCopy.addTitle} isOpen onClose={close}>
          <AddBranch onAdded={close} />
        </Sheet>
      )}
      {opened && opened !== NEW && <BranchPanel key={opened} branchId={opened} onClose={close} />}
    </div>
  );
}

/** Filters from the address, which may have been typed, as the contract accepts them. */
const askedOf = ({ buscar, estado }: Filters<(typeof IN_ADDRESS)[number]>): AskedBranches => ({
  ...(buscar && { search: buscar.slice(0, BRANCH_SEARCH_MAX) }),
  ...((estado === 'active' || estado === 'inactive') && { state: estado }),
});
