import {
  endOtherSessions,
  endSession,
  listSessions,
  type OwnSession,
} from '@app/contract/accounts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/server/call.ts';
import { leave } from '../../lib/session/leaving.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Chip } from '../../ui/feedback/chip.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { formatDate, formatDateTime } from '../../ui/format.ts';
import { Card } from '../../ui/layout/card.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { securityCopy as copy } from './security.copy.ts';

const QUERY = {
  queryKey: ['own-sessions'],
  queryFn: async () => (await call(listSessions, {})).data,
};

/** Open sessions of the account, with a button to close each. */
export function SessionsCard() {
  const sessions = useQuery(QUERY);
  const end = useEndSession();
  return (
    <Card title={copy.sessions}>
      {sessions.isPending && <Skeleton lines={['text', 'text']} />}
      {sessions.isError && (
        <ErrorState
          text={copy.sessionsFault}
          error={sessions.error}
          onRetry={() => void sessions.refetch()}
        />
      )}
      {end.isError && <Banner tone="danger">{copy.fault}</Banner>}
      <ul className="flex flex-col">
        {sessions.data?.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            onEnd={() => (session.is_current ? leave() : end.mutate(session.id))}
          />
        ))}
      </ul>
      {sessions.data && <CloseOthers hasOthers={sessions.data.length > 1} />}
    </Card>
  );
}

function useEndSession() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (sessionId: string) => call(endSession, { params: { sessionId } }),
    onSuccess: () => toast.success(copy.closed),
    onSettled: () => queryClient.invalidateQueries(QUERY),
  });
}

function SessionRow({ session, onEnd }: { session: OwnSession; onEnd: () => void }) {
  const device = session.device || copy.otherDevice;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-3 first:pt-0">
      <div className="flex min-w-0 flex-col gap-1">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {device}
          {session.is_current && <Chip tone="brand">{copy.thisDevice}</Chip>}
        </p>
        <p className="text-small text-ink-2">
          {copy.lastUse(formatDateTime(session.used_at))}.{' '}
          {copy.since(formatDate(session.created_at))}
          {session.remembered && `. ${copy.remembered}`}
        </p>
      </div>
      <Button aria-label={copy.closeNamed(device)} onPress={onEnd}>
        {copy.close}
      </Button>
    </li>
  );
}

function CloseOthers({ hasOthers }: { hasOthers: boolean }) {
  const queryClient = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const end = useMutation({
    mutationFn: () => call(endOtherSessions, {}),
    onSuccess: () => {
      setIsAsking(false);
      toast.success(copy.othersClosed);
    },
    onSettled: () => queryClient.invalidateQueries(QUERY),
  });
  return (
    <>
      <Button disabledReason={hasOthers ? null : copy.noOthers} onPress={() => setIsAsking(true)}>
        {copy.closeOthers}
      </Button>
      <ConfirmDialog
        question={copy.closeOthersQuestion}
        confirmLabel={copy.closeOthers}
        isOpen={isAsking}
        isPending={end.isPending}
        onClose={() => setIsAsking(false)}
        onConfirm={() => end.mutate()}
      >
        <p>{copy.closeOthersDetail}</p>
        {end.isError && <Banner tone="danger">{copy.fault}</Banner>}
      </ConfirmDialog>
    </>
  );
}
