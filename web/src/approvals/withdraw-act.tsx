import { type StaffAct, withdrawAct } from '@app/contract/approvals';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { actName } from '../lib/readings/staff-acts.copy.ts';
import { call } from '../lib/server/call.ts';
import { causeText } from '../lib/server/failure-text.ts';
import { problemCode } from '../lib/server/problem-error.ts';
import { Button } from '../ui/actions/button.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx';
import { approvalsCopy as copy, approvalProblems as problems } from './approvals.copy.ts';

/** Takes back an act that the viewer asked for, after a question. */
export function WithdrawAct({ act: { id, kind, subject } }: { act: StaffAct }) {
  const [isAsking, setIsAsking] = useState(false);
  const queryClient = useQueryClient();
  const withdraw = useMutation({
    mutationFn: () => call(withdrawAct, { params: { id } }),
    onSuccess: () => toast.success(copy.withdrawn),
    onError: (error) =>
      toast.error(problems[problemCode(error)] ?? causeText(error) ?? copy.withdrawFailed),
    onSettled: () => {
      setIsAsking(false);
      // It is in sheets and histories too.
      return queryClient.invalidateQueries();
    },
  });
  return (
    <>
      <Button
        aria-label={copy.withdrawOf(actName[kind], subject)}
        onPress={() => setIsAsking(true)}
      >
        {copy.withdraw}
      </Button>
      <ConfirmDialog
        question={copy.withdrawQuestion}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => withdraw.mutate()}
        confirmLabel={copy.withdraw}
        cancelLabel={copy.keep}
        isPending={withdraw.isPending}
      >
        <p>{copy.withdrawExplain(actName[kind], subject)}</p>
      </ConfirmDialog>
    </>
  );
}
