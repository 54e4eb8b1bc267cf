import type { BranchOffice } from '@app/contract/pharmacies';
import {
  PHARMACY_SEARCH_MAX,
  PHARMACY_SEARCH_MIN,
  searchBranches,
} from '@app/contract/pharmacy-orders';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Store } from 'lucide-react';
import { useState } from 'react';
import { openingText } from '../../../lib/readings/opening.ts';
import { call } from '../../../lib/server/call.ts';
import { CATALOGUE_STALE_MS } from '../../../lib/server/query-client.ts';
import { serverNow } from '../../../lib/server/server-time.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { DescriptionList } from '../../../ui/layout/description-list.tsx';
import { branchAddress } from '../order-words.ts';
import { sendCopy as copy } from './send.copy.ts';
import { useRested } from './use-rested.ts';

const REST_MS = 300;

const branchesQuery = (name: string) =>
  queryOptions({
    queryKey: ['branches', name],
    queryFn: async ({ signal }) =>
      (await call(searchBranches, { query: { name } }, { signal })).data,
    enabled: name.length >= PHARMACY_SEARCH_MIN,
    staleTime: CATALOGUE_STALE_MS,
  });

type Props = { onChoose: (branch: BranchOffice) => void };

/** Pharmacies by name or street, searched while typing. */
export function PharmacySearch({ onChoose }: Props) {
  const [typed, setTyped] = useState('');
  const name = useRested(typed.trim(), REST_MS);
  const { data, error, isFetching, refetch } = useQuery(branchesQuery(name));
  return (
    <div className="flex flex-col gap-4">
      <div className="max-w-[640px]">
        <TextField
          label={copy.search}
          hint={copy.searchHint}
          value={typed}
          onChange={setTyped}
          type="search"
          maxLength={PHARMACY_SEARCH_MAX}
        />
      </div>
      <p role="status">{outcome(typed.trim(), isFetching ? undefined : data)}</p>
      {error && (
        <ErrorState text={copy.searchFailed} error={error} onRetry={() => void refetch()} />
      )}
      <ul aria-label={copy.results} className="grid grid-cols-1 gap-4 md:grid-cols-2">
        {(data ?? []).map((branch) => (
          <li key={branch.id} className="min-w-0">
            <Branch branch={branch} onChoose={() => onChoose(branch)} />
          </li>
        ))}
      </ul>
    </div>
  );

  function outcome(text: string, found: readonly BranchOffice[] | undefined): string {
    if (text.length < PHARMACY_SEARCH_MIN) return copy.tooShort;
    if (error) return '';
    if (text !== name || !found) return copy.searching;
    return found.length === 0 ? copy.none : copy.found(found.length);
  }
}

type BranchProps = { branch: BranchOffice; onChoose: () => void };

const Branch = ({ branch, onChoose }: BranchProps) => (
  <Card title={copy.branchOf(branch.pharmacy.name, branch.name)}>
    <DescriptionList
      facts={[
        { term: copy.address, value: branchAddress(branch) },
        { term: copy.phone, value: branch.phoneNumber },
        {
          term: copy.hours,
          value: <strong>{openingText(branch.openingHours, new Date(serverNow()))}</strong>,
        },
      ]}
    />
    <Button
      kind="primary"
      isWide
      icon={<Store aria-hidden />}
      aria-label={copy.chooseOf(branch.pharmacy.name, branch.name)}
      onPress={onChoose}
    >
      {copy.choose}
    </Button>
  </Card>
);
