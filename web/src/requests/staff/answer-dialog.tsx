import { ACT_REASON_MAX } from '@app/contract/approvals';
import {
  type RequestSheet,
  rejectRequest,
  requestAnswerSchema,
  resolveRequest,
} from '@app/contract/requests';
import { call } from '../../lib/server/call.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { FormField } from '../../ui/form/form.tsx';
import { useAppForm } from '../../ui/form/use-app-form.ts';
import { ProvenForm } from '../../ui/overlays/proven-form.tsx';
import {
  answerCopy,
  answerField,
  answerMessages,
  sheetCopy as copy,
  requestProblems,
} from '../requests.copy.ts';
import { useRequestsChanged } from './use-requests-changed.ts';

type AnswerDialogProps = { sheet: RequestSheet; isResolution: boolean; onClose: () => void };

/** Resolves or rejects a request, with an answer that the requester reads. */
export function AnswerDialog({ sheet, isResolution, onClose }: AnswerDialogProps) {
  const changed = useRequestsChanged();
  const form = useAppForm({
    schema: requestAnswerSchema,
    defaultValues: { answer: '' },
    messages: answerMessages,
  });
  const send = async (body: { answer: string }) => {
    toast.success(await answerRequest(sheet.id, isResolution, body));
    onClose();
    await changed();
  };
  return (
    <ProvenForm
      form={form}
      copy={answerCopy(sheet.kind, isResolution, sheet.who)}
      problems={requestProblems}
      act={send}
      onClose={onClose}
    >
      <FormField form={form} name="answer">
        {(field) => <TextArea {...field} {...answerField} maxLength={ACT_REASON_MAX} />}
      </FormField>
    </ProvenForm>
  );
}

/** The result of the answer, in words. */
async function answerRequest(
  id: string,
  isResolution: boolean,
  body: { answer: string },
): Promise<string> {
  if (!isResolution) {
    await call(rejectRequest, { params: { id }, body });
    return copy.rejected;
  }
  const { data } = await call(resolveRequest, { params: { id }, body });
  return data.state === 'DONE' ? copy.done : copy.waiting;
}
