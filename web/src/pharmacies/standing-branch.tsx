import { WEEKDAYS } from '@app/contract/catalogs';
import { StoredMeanwhile } from '../ui/form/stored-meanwhile.tsx';
import { hoursText } from './hours-text.ts';
import { branchCopy as copy } from './pharmacies.copy.ts';
import type { OwnBranch } from './pharmacies.queries.ts';
import { capitalized } from './week.ts';

type Standing = Pick<
  OwnBranch,
  'name' | 'streetName' | 'streetNumber' | 'phoneNumber' | 'openingHours'
>;
type Props<Branch extends Standing> = {
  standing: Branch | undefined;
  onKeepMine: (standing: Branch) => void;
  onTakeTheirs: (standing: Branch) => void;
};

/** The branch as somebody else stored it in the meantime. */
export const StandingBranch = <Branch extends Standing>({
  standing,
  onKeepMine,
  onTakeTheirs,
}: Props<Branch>) =>
  standing && (
    <StoredMeanwhile
      words={copy.stale}
      version={standing}
      facts={factsOf(standing)}
      onTakeTheirs={() => onTakeTheirs(standing)}
      onKeepMine={() => onKeepMine(standing)}
    />
  );

const factsOf = ({ name, streetName, streetNumber, phoneNumber, openingHours }: Standing) => [
  { term: copy.branch, value: name },
  { term: copy.stale.address, value: `${streetName} ${streetNumber}` },
  { term: copy.stale.phone, value: phoneNumber },
  ...WEEKDAYS.map((day) => ({
    term: capitalized(day.name),
    value: hoursText(openingHours, day.id),
  })),
];
