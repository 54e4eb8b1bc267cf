import { getEmailChange, withdrawEmailChange } from '@app/contract/accounts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/server/call.ts';
import { useViewer } from '../../lib/session/session.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { formatDateTime } from '../../ui/format.ts';
import { Card } from '../../ui/layout/card.tsx';
import { problemText } from '../problem-text.ts';
import { emailChangeCopy as copy } from './email-change.copy.ts';
import { NewEmailForm } from './new-email-form.tsx';

type Pending = { email: string; expiresDate: string };

/** The account's e-mail, the one that waits for confirmation, and changing it. */
export function EmailCard() {
  const viewer = useViewer();
  const [isTyping, setIsTyping] = useState(false);
  const change = useQuery({ queryKey: ['email-change'], queryFn: () => call(getEmailChange, {}) });
  const settle = async () => {
    await change.refetch();
    setIsTyping(false);
  };
  const canProve = Boolean(viewer?.has_password || viewer?.second_factor);
  const pending = change.data?.pending;
  return (
    <Card title={copy.title}>
      {change.data && <p>{copy.current(change.data.email)}</p>}
      {change.isPending && <Skeleton lines={['control']} />}
      {change.isError && (
        <ErrorState
          text={copy.readFault}
          error={change.error}
          onRetry={() => void change.refetch()}
        />
      )}
      {change.data && !canProve && <p>{copy.noPassword}</p>}
      {change.data && canProve && isTyping && (
        <NewEmailForm onAsked={settle} onCancel={() => setIsTyping(false)} />
      )}
      {change.data && canProve && !isTyping && pending && (
        <Waiting pending={pending} onOther={() => setIsTyping(true)} onWithdrawn={settle} />
      )}
      {change.data && canProve && !isTyping && !pending && (
        <Button onPress={() => setIsTyping(true)}>{copy.change}</Button>
      )}
    </Card>
  );
}

type WaitingProps = { pending: Pending; onOther: () => void; onWithdrawn: () => Promise<void> };

function Waiting({ pending, onOther, onWithdrawn }: WaitingProps) {
  const withdraw = useMutation({
    mutationFn: () => call(withdrawEmailChange, {}),
    onSuccess: async () => {
      await onWithdrawn();
      toast.success(copy.withdrawn);
    },
  });
  return (
    <>
      <Banner tone="info">
        <span>{copy.waiting(pending.email)}</span> {copy.until(formatDateTime(pending.expiresDate))}
      </Banner>
      {withdraw.isError && <Banner tone="danger">{problemText(withdraw.error, copy.fault)}</Banner>}
      <div className="flex flex-wrap gap-3">
        <Button onPress={onOther}>{copy.other}</Button>
        <Button isPending={withdraw.isPending} onPress={() => withdraw.mutate()}>
          {copy.withdraw}
        </Button>
      </div>
    </>
  );
}
