import { ACT_REASON_MAX } from '@app/contract/approvals';
import {
  IDENTITY_EVIDENCE_MAX,
  type RequestSheet,
  resolutionSchema,
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
  evidenceField,
  requestProblems,
} from '../requests.copy.ts';
import { useRequestsChanged } from './use-requests-changed.ts';

type CheckedResolutionProps = { sheet: RequestSheet; onClose: () => void };

const schema = resolutionSchema.required({ evidence: true });

/** Resolves a request after checking the person's identity, with the evidence. */
export function CheckedResolution({ sheet, onClose }: CheckedResolutionProps) {
  const changed = useRequestsChanged();
  const form = useAppForm({
    schema,
    defaultValues: { answer: '', evidence: '' },
    messages: answerMessages,
  });
  const send = async (body: { answer: string; evidence: string }) => {
    await call(resolveRequest, { params: { id: sheet.id }, body });
    toast.success(copy.done);
    onClose();
    await changed();
  };
  return (
    <ProvenForm
      form={form}
      copy={answerCopy(sheet.kind, true, sheet.who)}
      problems={requestProblems}
      act={send}
      onClose={onClose}
    >
      <FormField form={form} name="evidence">
        {(field) => <TextArea {...field} {...evidenceField} maxLength={IDENTITY_EVIDENCE_MAX} />}
      </FormField>
      <FormField form={form} name="answer">
        {(field) => <TextArea {...field} {...answerField} maxLength={ACT_REASON_MAX} />}
      </FormField>
    </ProvenForm>
  );
}
