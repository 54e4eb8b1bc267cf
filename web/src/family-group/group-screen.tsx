import { PLAN_WITHOUT_GROUP, payerLabel } from '@app/contract/catalogs';
import type { FamilyGroup, GroupMember } from '@app/contract/family-group';
import { ageOn } from '@app/contract/kernel';
import { relationshipWord } from '@app/contract/profiles';
import { useQuery } from '@tanstack/react-query';
import { IdCard, Pencil, UserPlus, Video } from 'lucide-react';
import { dayNow } from '../lib/server/server-time.ts';
import { Button } from '../ui/actions/button.tsx';
import { LinkButton } from '../ui/actions/link-button.tsx';
import { Chip } from '../ui/feedback/chip.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { formatDni } from '../ui/format.ts';
import { Card } from '../ui/layout/card.tsx';
import { DescriptionList } from '../ui/layout/description-list.tsx';
import { PageHeading } from '../ui/layout/page-heading.tsx';
import { type Column, Table } from '../ui/layout/table.tsx';
import { Avatar } from '../ui/media/avatar.tsx';
import { Pending } from './acceptance.tsx';
import { groupCopy as copy } from './family-group.copy.ts';
import { groupQuery } from './family-group.queries.ts';
import { Memberships } from './memberships.tsx';
import { OwnAccounts } from './own-account/own-accounts.tsx';
import { reasonAgainstMore } from './reason-against-more.ts';
import { Removals } from './removal/removals.tsx';

/** `/grupo-familiar`: the members of the group, and adding one. */
export function GroupScreen() {
  const { data: group, error, isPending, refetch } = useQuery(groupQuery);
  return (
    <div className="mx-auto flex w-full max-w-[1120px] flex-col gap-6">
      <PageHeading title={copy.title}>{copy.title}</PageHeading>
      {isPending && <Skeleton lines={['text', 'card']} />}
      {error && <ErrorState text={copy.failed} error={error} onRetry={() => void refetch()} />}
      <Memberships />
      {group === null && <NoProfile />}
      {group && <Group group={group} />}
    </div>
  );
}

const NoProfile = () => (
  <EmptyState
    text={copy.noProfile}
    detail={copy.noProfileDetail}
    action={
      <LinkButton to="/registro-completo" kind="primary">
        {copy.completeProfile}
      </LinkButton>
    }
  />
);

function Group({ group }: { group: FamilyGroup }) {
  const { titular, planName } = group;
  // With this plan only the empty header is shown (specification).
  const members = planName === PLAN_WITHOUT_GROUP ? [] : group.members;
  return (
    <>
      <Card>
        <DescriptionList
          facts={[
            { term: copy.titular, value: `${titular.first_name} ${titular.last_name}` },
            { term: copy.plan, value: planName && payerLabel(planName) },
          ]}
        />
      </Card>
      <Table
        caption={copy.table}
        columns={columns}
        rows={members.map((member, index) => ({ ...member, position: index + 1 }))}
        rowKey={({ id }) => id}
        isWide
        empty={planName === PLAN_WITHOUT_GROUP ? undefined : copy.empty}
      />
      {members.map(
        (member) => member.status === 'PENDING' && <Pending key={member.id} member={member} />,
      )}
      <OwnAccounts members={members} />
      <Removals members={members} />
      <p className="text-ink-2">{copy.note}</p>
      <div className="flex flex-wrap items-start gap-3">
        <AddButton group={group} />
        <LinkButton to="/mi-plan" icon={<IdCard aria-hidden />}>
          {copy.myPlan}
        </LinkButton>
        <LinkButton to="/paciente">{copy.save}</LinkButton>
      </div>
    </>
  );
}

function AddButton({ group }: { group: FamilyGroup }) {
  const icon = <UserPlus aria-hidden />;
  const reason = reasonAgainstMore(group);
  if (reason === undefined) {
    return (
      <LinkButton to="/nuevo-miembro-familiar" kind="primary" icon={icon}>
        {copy.add}
      </LinkButton>
    );
  }
  return (
    <Button kind="primary" icon={icon} disabledReason={reason} isReasonShown>
      {copy.add}
    </Button>
  );
}

type Row = GroupMember & { position: number };

const nameOf = ({ first_name, last_name }: Pick<GroupMember, 'first_name' | 'last_name'>): string =>
  `${first_name} ${last_name}`;

const columns: readonly Column<Row>[] = [
  { id: 'number', header: copy.number, cell: ({ position }) => position, isNumeric: true },
  {
    id: 'last',
    header: copy.lastName,
    isTyped: true,
    cell: (member) => <Person {...member} />,
    isRowHeader: true,
  },
  { id: 'first', header: copy.firstName, isTyped: true, cell: ({ first_name }) => first_name },
  {
    id: 'dni',
    header: copy.idNumber,
    cell: ({ id_number }) => formatDni(id_number),
    isNumeric: true,
  },
  { id: 'relationship', header: copy.relationship, cell: (member) => <Relationship {...member} /> },
  {
    id: 'actions',
    header: copy.actions,
    cell: (member) => <Actions member={member} />,
    isAction: true,
  },
];

/** The surname next to the initials; on a card, the whole name. */
const Person = ({ first_name, id, last_name }: Row) => (
  <span className="flex items-center gap-3">
    <Avatar firstName={first_name} lastName={last_name} id={id} />
    <span>
      <span className="as-table:hidden">{first_name} </span>
      {last_name}
    </span>
  </span>
);

const Relationship = ({
  birth_date,
  has_account,
  relationship_to_titular,
  sex_str,
  status,
}: Row) => (
  <span className="flex flex-wrap items-center gap-2">
    <span className="whitespace-nowrap">
      {relationshipWord(relationship_to_titular, sex_str)}{' '}
      <span className="text-ink-2">{copy.years(ageOn(birth_date, dayNow()))}</span>
    </span>
    {status === 'PENDING' && <Chip tone="warn">{copy.pending}</Chip>}
    {has_account && <Chip tone="info">{copy.hasAccount}</Chip>}
  </span>
);

/**
 * Links to a consultation for the member, once they accepted, to the plan, and to the member's data, passed in
 * the navigation state. A member with an account changes their own data; of one who came of age nobody does before they
 * accept.
 */
const Actions = ({
  member: {
    position: _,
    status,
    has_account,
    is_invited,
    is_removal_asked: _isRemovalAsked,
    ...memberData
  },
}: {
  member: Row;
}) => (
  <span className="flex flex-wrap gap-2 as-table:flex-nowrap as-table:whitespace-nowrap">
    {status === 'ACTIVE' && (
      <LinkButton
        to={`/paciente?paso=guardia&para=${memberData.id}`}
        icon={<Video aria-hidden />}
        aria-label={copy.consultFor(memberData.first_name)}
      >
        {copy.consult}
      </LinkButton>
    )}
    <span className="flex flex-wrap gap-x-2 as-table:flex-nowrap">
      <LinkButton
        to="/mi-plan"
        kind="quiet"
        icon={<IdCard aria-hidden />}
        aria-label={copy.goToPlan(nameOf(memberData))}
      >
        {copy.myPlan}
      </LinkButton>
      {!has_account && (status === 'ACTIVE' || is_invited) && (
        <LinkButton
          to={`/nuevo-miembro-familiar?miembro=${memberData.id}`}
          state={{ memberData, relationship: memberData.relationship_to_titular }}
          kind="quiet"
          icon={<Pencil aria-hidden />}
          aria-label={copy.edit(nameOf(memberData))}
        >
          {copy.editShort}
        </LinkButton>
      )}
    </span>
  </span>
);
