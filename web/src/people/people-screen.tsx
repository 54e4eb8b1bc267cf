import {
  type AccountState,
  accountStates,
  type PersonKind,
  personKinds,
  type VerificationStanding,
  verificationStandings,
} from '@app/contract/people';
import { UserPlus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useViewer } from '../lib/session/session.ts';
import { Button } from '../ui/actions/button.tsx';
import { PageHeading } from '../ui/layout/page-heading.tsx';
import { type Filter, FilterBar } from '../ui/listing/filter-bar.tsx';
import { type Filters, useAddressFilters } from '../ui/listing/use-address-filters.ts';
import { Tabs } from '../ui/navigation/tabs.tsx';
import { CreateAccount } from './create-account.tsx';
import { peopleCopy as copy, standingName, stateName } from './people.copy.ts';
import type { AskedPeople } from './people.queries.ts';
import { PeopleTable } from './people-table.tsx';
import { PersonPanel, type RegistryPart } from './person-panel.tsx';

const IN_ADDRESS = ['tipo', 'cuenta', 'habilitacion', 'matricula', 'identidad'] as const;
type InAddress = (typeof IN_ADDRESS)[number];
type Named = 'buscar' | Exclude<InAddress, 'tipo'>;

/** By priority: professionals to be verified come first. */
const KINDS = ['professionals', 'patients', 'staff', 'pharmacies'] as const satisfies PersonKind[];

type PeopleScreenProps = { approvals: ReactNode; registry: RegistryPart };

/** `/admin/personas`: accounts by kind, with the selected one's sheet beside them. */
export function PeopleScreen({ approvals, registry }: PeopleScreenProps) {
  const viewer = useViewer();
  const { filters, setFilters, opened, addressOf, close } = useAddressFilters(IN_ADDRESS);
  // The search text is personal data, so it is never in an address (requirement: nothing personal in addresses).
  const [search, setSearch] = useState('');
  const [isCreating, setIsCreating] = useState(false);
  const kind = personKinds.find((known) => known === filters.tipo) ?? 'professionals';
  const asked = askedOf(kind, search, filters);
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PageHeading title={copy.title}>{copy.title}</PageHeading>
        {viewer?.role === 'ADMIN' && (
          <Button icon={<UserPlus aria-hidden />} onPress={() => setIsCreating(true)}>
            {copy.create}
          </Button>
        )}
      </div>
      {approvals}
      <Tabs
        label={copy.kindsLabel}
        selected={kind}
        onSelect={(tipo) =>
          setFilters({ tipo, cuenta: '', habilitacion: '', matricula: '', identidad: '' })
        }
        items={KINDS.map((id) => ({
          id,
          label: copy.kinds[id],
          content: (
            <div className="flex flex-col gap-4">
              <FilterBar
                label={copy.searchLabel}
                fields={FIELDS_OF[id]}
                filters={{ buscar: search, ...filters }}
                onFilter={({ buscar, ...chosen }) => {
                  if (buscar !== undefined) setSearch(buscar);
                  setFilters(chosen);
                }}
              />
              <PeopleTable asked={asked} addressOf={addressOf} />
            </div>
          ),
        }))}
      />
      {opened && (
        <PersonPanel key={opened} accountId={opened} registry={registry} onClose={close} />
      )}
      {isCreating && <CreateAccount onClose={() => setIsCreating(false)} />}
    </div>
  );
}

const FIELDS: Filter<Named>[] = [
  { kind: 'text', name: 'buscar', label: copy.search },
  {
    kind: 'choice',
    name: 'cuenta',
    label: copy.state,
    all: copy.allStates,
    options: accountStates.map((id) => ({ id, label: stateName[id] })),
  },
];

const OF_PROFESSIONALS: Filter<Named>[] = [
  {
    kind: 'choice',
    name: 'habilitacion',
    label: copy.verification,
    all: copy.allVerifications,
    options: verificationStandings.map((id) => ({ id, label: standingName[id] })),
  },
  {
    kind: 'choice',
    name: 'matricula',
    label: copy.expiring,
    all: copy.allLicences,
    options: [{ id: 'vence', label: copy.expiringSoon }],
  },
];

const OF_PEOPLE: Filter<Named>[] = [
  {
    kind: 'choice',
    name: 'identidad',
    label: copy.doubled,
    all: copy.allIdentities,
    options: [{ id: 'repetida', label: copy.sameNumber }],
  },
];

const FIELDS_OF: Record<PersonKind, Filter<Named>[]> = {
  professionals: [...FIELDS, ...OF_PROFESSIONALS, ...OF_PEOPLE],
  patients: [...FIELDS, ...OF_PEOPLE],
  staff: FIELDS,
  pharmacies: FIELDS,
};

/** Filters from the address, which may have been typed, as the contract accepts them. */
function askedOf(kind: PersonKind, search: string, filters: Filters<InAddress>): AskedPeople {
  const state = accountStates.find((known: AccountState) => known === filters.cuenta);
  const verification = verificationStandings.find(
    (known: VerificationStanding) => known === filters.habilitacion,
  );
  return {
    kind,
    ...(search.trim() && { search: search.trim() }),
    ...(state && { state }),
    ...(verification && { verification }),
    ...(filters.matricula === 'vence' && { expiring: true }),
    ...(filters.identidad === 'repetida' && { doubled: true }),
  };
}
