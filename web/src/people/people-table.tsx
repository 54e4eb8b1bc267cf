import type { PersonKind, PersonRow } from '@app/contract/people';
import { useInfiniteQuery } from '@tanstack/react-query';
import { roleName } from '../lib/readings/staff-acts.copy.ts';
import { Chip } from '../ui/feedback/chip.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { formatDni } from '../ui/format.ts';
import type { Column } from '../ui/layout/table.tsx';
import { PagedTable, RowLink } from '../ui/listing/paged-table.tsx';
import { peopleCopy as copy } from './people.copy.ts';
import { type AskedPeople, peopleQuery } from './people.queries.ts';
import { StandingChip, StateChip } from './standing-chips.tsx';

type PeopleTableProps = { asked: AskedPeople; addressOf: (id: string) => string };

/** The accounts of a kind, in pages. */
export function PeopleTable({ asked, addressOf }: PeopleTableProps) {
  const query = useInfiniteQuery(peopleQuery(asked));
  return (
    <PagedTable
      caption={copy.kinds[asked.kind]}
      columns={columnsOf(asked.kind, addressOf)}
      query={query}
      rowKey={({ accountId }) => accountId}
      failed={copy.failed}
      empty={<EmptyState text={copy.none} detail={copy.noneDetail} />}
    />
  );
}

function columnsOf(kind: PersonKind, addressOf: (id: string) => string): Column<PersonRow>[] {
  const isOfPeople = kind === 'patients' || kind === 'professionals';
  return [
    isOfPeople
      ? {
          id: 'name',
          header: copy.name,
          isTyped: true,
          isRowHeader: true,
          cell: ({ accountId, name }) => (
            <RowLink to={addressOf(accountId)}>{name ?? copy.withoutName}</RowLink>
          ),
        }
      : {
          id: 'email',
          header: copy.email,
          isTyped: true,
          isRowHeader: true,
          cell: ({ accountId, email }) => <RowLink to={addressOf(accountId)}>{email}</RowLink>,
        },
    ...(isOfPeople ? OF_PEOPLE : OF_STAFF),
    {
      id: 'state',
      header: copy.state,
      cell: ({ isDoubled, state }) => (
        <span className="flex flex-wrap items-center gap-2">
          <StateChip state={state} />
          {isDoubled && <Chip tone="danger">{copy.sameNumber}</Chip>}
        </span>
      ),
    },
    ...(kind === 'professionals' ? OF_PROFESSIONALS : []),
  ];
}

const OF_PEOPLE: Column<PersonRow>[] = [
  {
    id: 'dni',
    header: copy.dni,
    isNumeric: true,
    cell: ({ idNumber }) => (idNumber ? formatDni(idNumber) : '—'),
  },
  {
    id: 'email',
    header: copy.email,
    isTyped: true,
    cell: ({ email }) => email,
  },
];

const OF_STAFF: Column<PersonRow>[] = [
  { id: 'role', header: copy.role, cell: ({ role }) => roleName[role] },
];

const OF_PROFESSIONALS: Column<PersonRow>[] = [
  {
    id: 'verification',
    header: copy.verification,
    cell: ({ verification, licenceEnds }) => (
      <span className="flex flex-wrap items-center gap-2">
        {verification && <StandingChip standing={verification} />}
        {licenceEnds && (
          <span className="text-small text-ink-2">{copy.licenceEnds(licenceEnds)}</span>
        )}
      </span>
    ),
  },
];
