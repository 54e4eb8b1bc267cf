import type { Invitation, Membership } from '@app/contract/family-group';
import { relationshipWord } from '@app/contract/profiles';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '../ui/actions/button.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { Card } from '../ui/layout/card.tsx';
import { invitationCopy as copy } from './family-group.copy.ts';
import { answerTo, invitationsQuery } from './family-group.queries.ts';

/** On the home of an invited person: the holder, and the two answers. */
export function Invitations() {
  const { data = [] } = useQuery(invitationsQuery);
  return data.map((invitation: Invitation) =>
    invitation.missing === null ? (
      <Asked key={invitation.id} invitation={invitation} />
    ) : (
      <Card key={invitation.id} title={copy.titleHeldBack}>
        <p>{copy.missing[invitation.missing]}</p>
      </Card>
    ),
  );
}

function Asked({ invitation }: { invitation: Membership }) {
  const { id, holderName, of_own_record, relationship_to_titular } = invitation;
  const relationship = relationshipWord(relationship_to_titular);
  const queryClient = useQueryClient();
  const answer = useMutation({
    mutationFn: (accept: boolean) => answerTo(id, accept),
    onSuccess: (_, accept) => {
      toast.success(accept ? copy.accepted : copy.rejected);
      return queryClient.invalidateQueries({ queryKey: invitationsQuery.queryKey });
    },
  });
  return (
    <Card title={of_own_record ? copy.titleOfOwn(holderName) : copy.title(holderName)}>
      <p>{of_own_record ? copy.detailOfOwn(relationship) : copy.detail(relationship)}</p>
      {answer.isError && (
        <p role="alert" className="font-medium text-danger-700">
          {copy.failed}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button kind="primary" isPending={answer.isPending} onPress={() => answer.mutate(true)}>
          {copy.accept}
        </Button>
        <Button isPending={answer.isPending} onPress={() => answer.mutate(false)}>
          {copy.reject}
        </Button>
      </div>
    </Card>
  );
}
