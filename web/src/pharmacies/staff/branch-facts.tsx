import { WEEKDAYS } from '@app/contract/catalogs';
import type { StaffBranch } from '@app/contract/pharmacies';
import { formatCuil } from '@app/contract/profiles';
import { Link } from 'react-router';
import { Banner } from '../../ui/feedback/banner.tsx';
import { DescriptionList } from '../../ui/layout/description-list.tsx';
import { hoursText } from '../hours-text.ts';
import { capitalized } from '../week.ts';
import { OpenNow, StateChip } from './branches-table.tsx';
import { branchesCopy, branchSheetCopy as copy } from './staff-branches.copy.ts';

/** The data of a branch, its accounts, and whether it is active. */
export const BranchFacts = ({ branch }: { branch: StaffBranch }) => (
  <>
    {!branch.pharmacy.active && <Banner tone="warn">{copy.pharmacyOutOfUse}</Banner>}
    {!branch.active && <Banner tone="warn">{copy.outOfUse(branch.openOrders)}</Banner>}
    {branch.active && branch.accounts.length === 0 && (
      <Banner tone="warn">{copy.withoutAccount}</Banner>
    )}
    <DescriptionList
      facts={[
        { term: branchesCopy.state, value: <StateChip isActive={branch.active} /> },
        { term: branchesCopy.now, value: <OpenNow branch={branch} /> },
        { term: copy.pharmacy, value: branch.pharmacy.name },
        { term: copy.cuit, value: formatCuil(branch.pharmacy.cuit) },
        {
          term: copy.place,
          value: copy.placeOf(
            branch.streetName,
            branch.streetNumber,
            branch.locality,
            branch.province,
          ),
        },
        { term: copy.phone, value: branch.phoneNumber },
        { term: branchesCopy.openOrders, value: branch.openOrders },
        { term: branchesCopy.accounts, value: <Accounts accounts={branch.accounts} /> },
        ...WEEKDAYS.map((day) => ({
          term: capitalized(day.name),
          value: hoursText(branch.openingHours, day.id),
        })),
      ]}
    />
    <p className="text-small text-ink-2">
      {copy.accountsHint} <Link to="/admin/personas?tipo=pharmacies">{copy.people}</Link>
    </p>
  </>
);

const Accounts = ({ accounts }: Pick<StaffBranch, 'accounts'>) =>
  accounts.length === 0 ? (
    branchesCopy.noAccount
  ) : (
    <span className="flex flex-col gap-1">
      {accounts.map(({ id, email }) => (
        <Link key={id} to={`/admin/personas?tipo=pharmacies&ver=${id}`}>
          {email}
        </Link>
      ))}
    </span>
  );
