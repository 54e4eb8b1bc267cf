import { WEEKDAYS } from '@app/contract/catalogs';
import { useEffect, useRef } from 'react';
import { Button } from '../ui/actions/button.tsx';
import { DescriptionList } from '../ui/layout/description-list.tsx';
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

/** What somebody else stored in the meantime, with the choice between it and the typed values. */
export function StandingBranch<Branch extends Standing>({
  standing,
  onKeepMine,
  onTakeTheirs,
}: Props<Branch>) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (standing) heading.current?.focus();
  }, [standing]);
  if (!standing) return null;
  const { streetName, streetNumber, phoneNumber, openingHours } = standing;
  return (
    <section
      aria-label={copy.stale.title}
      className="flex flex-col gap-3 rounded-md border-2 border-warn-700 bg-warn-50 p-4"
    >
      <h2 ref={heading} tabIndex={-1}>
        {copy.stale.title}
      </h2>
      <p>{copy.stale.detail}</p>
      <DescriptionList
        facts={[
          { term: copy.branch, value: standing.name },
          { term: copy.stale.address, value: `${streetName} ${streetNumber}` },
          { term: copy.stale.phone, value: phoneNumber },
          ...WEEKDAYS.map(({ id, name }) => ({
            term: capitalized(name),
            value: hoursText(openingHours, id),
          })),
        ]}
      />
      <div className="flex flex-wrap gap-3">
        <Button onPress={() => onTakeTheirs(standing)}>{copy.stale.takeTheirs}</Button>
        <Button kind="primary" onPress={() => onKeepMine(standing)}>
          {copy.stale.keepMine}
        </Button>
      </div>
    </section>
  );
}
