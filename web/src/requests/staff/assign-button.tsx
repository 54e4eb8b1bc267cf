import { assignRequest, type RequestSheet } from '@app/contract/requests';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../lib/server/call.ts';
import { causeText } from '../../lib/server/failure-text.ts';
import { problemCode } from '../../lib/server/problem-error.ts';
import { Button } from '../../ui/actions/button.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { sheetCopy as copy, requestProblems } from '../requests.copy.ts';
import { useRequestsChanged } from './use-requests-changed.ts';

const problems: Readonly<Record<string, string>> = requestProblems;

/** Takes a request that nobody works on, or releases it; nothing if a colleague has it. */
export function AssignButton({ sheet }: { sheet: RequestSheet }) {
  const changed = useRequestsChanged();
  const assignment = useMutation({
    mutationFn: (toMe: boolean) =>
      call(assignRequest, { params: { id: sheet.id }, body: { toMe } }),
    onError: (error) =>
      toast.error(problems[problemCode(error)] ?? causeText(error) ?? copy.assignFailed),
    onSettled: changed,
  });
  if (sheet.assignedTo && !sheet.isMine) return null;
  return (
    <Button
      kind="quiet"
      isPending={assignment.isPending}
      onPress={() => assignment.mutate(!sheet.isMine)}
    >
      {sheet.isMine ? copy.release : copy.take}
    </Button>
  );
}
