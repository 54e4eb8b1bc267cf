import { useQuery } from '@tanstack/react-query';
import { Card } from '../ui/layout/card.tsx';
import { DescriptionList } from '../ui/layout/description-list.tsx';
import { PageHeading } from '../ui/layout/page-heading.tsx';
import { BranchForm } from './branch-form.tsx';
import { branchCopy as copy } from './pharmacies.copy.ts';
import { ownBranchQuery } from './pharmacies.queries.ts';

/** `/farmacia/sucursal`: address, telephone and opening hours of the account's branch. */
export function BranchScreen() {
  // The frame shows this screen only once the branch is loaded.
  const { data: branch } = useQuery(ownBranchQuery);
  return (
    <div className="flex max-w-[880px] flex-col gap-6">
      <PageHeading title={copy.title}>{copy.title}</PageHeading>
      {branch && (
        <>
          <Card>
            <DescriptionList
              facts={[
                { term: copy.pharmacy, value: branch.pharmacy.name },
                { term: copy.branch, value: branch.name },
                { term: copy.place, value: copy.placeOf(branch.locality, branch.province) },
              ]}
            />
            <p className="text-small text-ink-2">{copy.fixed}</p>
          </Card>
          <BranchForm branch={branch} />
        </>
      )}
    </div>
  );
}
