import type { FamilyGroup, GroupMember } from '@app/contract/family-group';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { z } from 'zod';
import {
  AcceptanceNotice,
  addMember,
  changeMember,
  memberCopy as copy,
  groupCopy,
  groupQuery,
  reasonAgainstMore,
} from '../../family-group/index.ts';
import { useNavigationState } from '../../lib/navigation-state.ts';
import { profileQuery } from '../../lib/readings/profile.queries.ts';
import {
  type PatientContent,
  PatientWizard,
  profileOf,
  StudiesField,
  type TakenIdNumbers,
  useOpenedDraft,
} from '../../profiles/index.ts';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { PageHeading } from '../../ui/layout/page-heading.tsx';

/** Parameter with the opaque id of the edited member, so that a reload works. */
const MEMBER = 'miembro';
const GROUP = '/grupo-familiar';

const editing = z.object({ memberData: z.object({ id: z.string() }) });

/** `/nuevo-miembro-familiar`: a new member, or the data of an existing one. */
export function NewMemberScreen() {
  const [params] = useSearchParams();
  const state = useNavigationState(editing);
  const memberId = params.get(MEMBER) ?? state?.memberData.id;
  const group = useQuery(groupQuery);
  if (group.error && group.data === undefined) {
    return (
      <ErrorState
        text={groupCopy.failed}
        error={group.error}
        onRetry={() => void group.refetch()}
      />
    );
  }
  if (group.data === undefined) return <Skeleton lines={['text', 'card']} />;
  const member = group.data?.members.find(({ id }) => id === memberId);
  if (memberId && !member) return <UnknownMember />;
  const reason = !member && group.data ? reasonAgainstMore(group.data) : undefined;
  if (reason) return <NoRoom reason={reason} />;
  return <MemberWizard key={memberId} member={member} group={group.data} />;
}

/** Shown instead of the form if the group is full, not only after four steps. */
const NoRoom = ({ reason }: { reason: string }) => (
  <>
    <PageHeading title={groupCopy.title}>{groupCopy.title}</PageHeading>
    <EmptyState
      text={reason}
      action={<LinkButton to={GROUP}>{groupCopy.backToGroup}</LinkButton>}
    />
  </>
);

const UnknownMember = () => (
  <>
    <PageHeading title={groupCopy.notFound}>{groupCopy.notFound}</PageHeading>
    <EmptyState
      text={groupCopy.notFoundDetail}
      action={<LinkButton to={GROUP}>{groupCopy.backToGroup}</LinkButton>}
    />
  </>
);

type MemberProps = { member: GroupMember | undefined; group: FamilyGroup | null };

function MemberWizard({ member, group }: MemberProps) {
  const subject = member?.id ?? 'new-member';
  const holder = useQuery(profileQuery);
  const takenIdNumbers = useTakenIdNumbers(group, holder.data?.id_number);
  const { draft, error, ...opened } = useOpenedDraft(subject, groupQuery.queryKey);
  const finish = useFinishing(member?.id);
  if (error) {
    return <ErrorState text={copy.failed} error={error} onRetry={() => void opened.refetch()} />;
  }
  if (!draft || holder.isPending) return <Skeleton lines={['text', 'card']} />;
  return (
    <PatientWizard
      key={opened.opening}
      draft={draft}
      known={member ?? null}
      about="member"
      takenIdNumbers={member ? undefined : takenIdNumbers}
      holderAddress={holder.data?.address_dto}
      finish={finish}
      failedText={member ? copy.changeFailed : copy.failed}
      problems={copy.problems}
      studies={<StudiesField subject={subject} />}
      notice={(person) => <AcceptanceNotice person={person} member={member} />}
      onDiscard={() => void opened.discard()}
    />
  );
}

/** DNI of the holder and the members, which cannot be added again. */
const useTakenIdNumbers = (group: FamilyGroup | null, own: string | null | undefined) =>
  useMemo(
    (): TakenIdNumbers => ({
      ...Object.fromEntries(
        (group?.members ?? []).map(({ id_number }) => [id_number, 'id_number.in-group' as const]),
      ),
      ...(own && { [own]: 'id_number.own' }),
    }),
    [group, own],
  );

/** Adds or changes a member, and returns to the group. */
function useFinishing(memberId: string | undefined) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return async (content: PatientContent) => {
    const { id_number, relationship_to_titular } = content.personal;
    const body = { ...profileOf(content), relationship_to_titular };
    await (memberId ? changeMember(memberId, body) : addMember({ ...body, id_number }));
    toast.success(memberId ? copy.changed : copy.added);
    await navigate(GROUP);
    void queryClient.invalidateQueries();
  };
}
