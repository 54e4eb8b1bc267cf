import type { Membership } from '@app/contract/family-group';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { causeText } from '../lib/server/failure-text.ts';
import { Button } from '../ui/actions/button.tsx';
import { Banner } from '../ui/feedback/banner.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { Card } from '../ui/layout/card.tsx';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx';
import { membershipCopy as copy } from './family-group.copy.ts';
import { leave, membershipsQuery } from './family-group.queries.ts';

/** The groups in which the viewer accepted to be, each with the way out; nothing if there is none. */
export function Memberships() {
  const { data = [], error, isLoadingError, refetch } = useQuery(membershipsQuery);
  if (isLoadingError)
    return <ErrorState text={copy.failed} error={error} onRetry={() => void refetch()} />;
  return data.map((membership) => <InGroup key={membership.id} membership={membership} />);
}

function InGroup({ membership: { id, holderName, of_own_record } }: { membership: Membership }) {
  const [isAsking, setIsAsking] = useState(false);
  const queryClient = useQueryClient();
  const leaving = useMutation({
    mutationFn: () => leave(id),
    onSuccess: () => {
      toast.success(copy.left(holderName));
      return queryClient.invalidateQueries({ queryKey: membershipsQuery.queryKey });
    },
    onSettled: () => setIsAsking(false),
  });
  return (
    <Card title={copy.title(holderName)}>
      <p>{of_own_record ? copy.detailOfOwn : copy.detail}</p>
      {leaving.error && (
        <Banner tone="danger">{causeText(leaving.error) ?? copy.leaveFailed}</Banner>
      )}
      <div>
        <Button aria-label={copy.leaveOf(holderName)} onPress={() => setIsAsking(true)}>
          {copy.leave}
        </Button>
      </div>
      <ConfirmDialog
        question={copy.question(holderName)}
        isOpen={isAsking}
        isDangerous
        isPending={leaving.isPending}
        confirmLabel={copy.leave}
        onConfirm={() => leaving.mutate()}
        onClose={() => setIsAsking(false)}
      >
        <p>{copy.consequences}</p>
      </ConfirmDialog>
    </Card>
  );
}
