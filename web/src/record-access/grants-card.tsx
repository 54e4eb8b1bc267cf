import type { Grant } from '@app/contract/record-access';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../ui/actions/button.tsx';
import { Banner } from '../ui/feedback/banner.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { formatDate } from '../ui/format.ts';
import { Card } from '../ui/layout/card.tsx';
import { EditableRows } from '../ui/listing/editable-rows.tsx';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx';
import { GiveAccess } from './give-access.tsx';
import { recordAccessCopy as copy } from './record-access.copy.ts';
import { credentialsOf, endGrant, grantsQuery, nameOf } from './record-access.queries.ts';

/** Current grants, and granting another. */
export function GrantsCard({ patientId }: { patientId: string }) {
  const grants = useQuery(grantsQuery(patientId));
  const [isGiving, setIsGiving] = useState(false);
  const [doomed, setDoomed] = useState<Grant>();
  return (
    <Card title={copy.grants}>
      {grants.isPending && <Skeleton lines={['text', 'control']} />}
      {grants.error && (
        <ErrorState
          text={copy.grantsFailed}
          error={grants.error}
          onRetry={() => void grants.refetch()}
        />
      )}
      {grants.data?.length === 0 && <p className="text-ink-2">{copy.noGrants}</p>}
      <EditableRows>
        <ul className="flex flex-col">
          {grants.data?.map((grant) => (
            <GrantRow key={grant.id} grant={grant} onWithdraw={() => setDoomed(grant)} />
          ))}
        </ul>
        <span>
          <Button icon={<UserPlus aria-hidden />} onPress={() => setIsGiving(true)}>
            {copy.give}
          </Button>
        </span>
      </EditableRows>
      {isGiving && <GiveAccess patientId={patientId} onClose={() => setIsGiving(false)} />}
      {doomed && (
        <Withdraw patientId={patientId} grant={doomed} onClose={() => setDoomed(undefined)} />
      )}
    </Card>
  );
}

const GrantRow = ({
  grant: { professional, expires_at },
  onWithdraw,
}: {
  grant: Grant;
  onWithdraw: () => void;
}) => (
  <li className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-3 first:pt-0">
    <div className="flex min-w-0 flex-col gap-1">
      <p className="font-medium">{nameOf(professional)}</p>
      <p className="text-small text-ink-2">
        {credentialsOf(professional)}. {copy.until(formatDate(expires_at))}
      </p>
    </div>
    <Button aria-label={copy.withdrawOf(nameOf(professional))} onPress={onWithdraw}>
      {copy.withdraw}
    </Button>
  </li>
);

function Withdraw({
  patientId,
  grant,
  onClose,
}: {
  patientId: string;
  grant: Grant;
  onClose: () => void;
}) {
  const queryClient = useQueryClient();
  const end = useMutation({
    mutationFn: () => endGrant(patientId, grant.id),
    onSuccess: () => {
      toast.success(copy.withdrawn);
      onClose();
    },
    onSettled: () => queryClient.invalidateQueries(grantsQuery(patientId)),
  });
  return (
    <ConfirmDialog
      question={copy.withdrawQuestion(nameOf(grant.professional))}
      confirmLabel={copy.withdraw}
      isOpen
      isPending={end.isPending}
      onClose={onClose}
      onConfirm={() => end.mutate()}
    >
      <p>{copy.withdrawDetail}</p>
      {end.isError && <Banner tone="danger">{copy.withdrawFailed}</Banner>}
    </ConfirmDialog>
  );
}
