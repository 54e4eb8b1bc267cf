import {
  ACT_REASON_MAX,
  actReasonSchema,
  approveAct,
  rejectAct,
  type StaffAct,
} from '@app/contract/approvals';
import { useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { actName } from '../lib/readings/staff-acts.copy.ts';
import { call } from '../lib/server/call.ts';
import { toast } from '../ui/feedback/toast.ts';
import { ReasonField } from '../ui/form/reason-field.tsx';
import { useAppForm } from '../ui/form/use-app-form.ts';
import { ProvenForm } from '../ui/overlays/proven-form.tsx';
import {
  approvalForm,
  approvalsCopy as copy,
  approvalProblems as problems,
  rejectionForm,
  rejectionMessages,
} from './approvals.copy.ts';

/** An act, and whether it is approved or rejected. */
export type Decision = { act: StaffAct; isApproval: boolean };

type DecisionProps = Decision & { onClose: () => void };

/** Approves or rejects an act, after a proof of identity. */
export const DecisionDialog = ({ isApproval, ...props }: DecisionProps) =>
  isApproval ? <Approval {...props} /> : <Rejection {...props} />;

type FormProps = { act: StaffAct; onClose: () => void };

const titleOf = (verb: string, { kind, subject }: StaffAct) =>
  `${verb}: ${actName[kind].toLowerCase()} de ${subject}`;

/** Fetches lists, sheets and histories again after a decision. */
function useDecided(onClose: () => void) {
  const queryClient = useQueryClient();
  return async (text: string) => {
    toast.success(text);
    onClose();
    await queryClient.invalidateQueries();
  };
}

function Approval({ act, onClose }: FormProps) {
  const finish = useDecided(onClose);
  const form = useAppForm({ schema: z.strictObject({}), defaultValues: {}, messages: {} });
  async function approve() {
    await call(approveAct, { params: { id: act.id } });
    await finish(copy.approved);
  }
  const words = { ...approvalForm, title: titleOf(approvalForm.title, act) };
  return (
    <ProvenForm form={form} copy={words} problems={problems} act={approve} onClose={onClose}>
      {null}
    </ProvenForm>
  );
}

function Rejection({ act, onClose }: FormProps) {
  const finish = useDecided(onClose);
  const form = useAppForm({
    schema: z.strictObject({ reason: actReasonSchema }),
    defaultValues: { reason: '' },
    messages: rejectionMessages,
  });
  async function reject(body: { reason: string }) {
    await call(rejectAct, { params: { id: act.id }, body });
    await finish(copy.rejected);
  }
  const words = { ...rejectionForm, title: titleOf(rejectionForm.title, act) };
  return (
    <ProvenForm form={form} copy={words} problems={problems} act={reject} onClose={onClose}>
      <ReasonField form={form} label={rejectionForm.reason} maxLength={ACT_REASON_MAX} />
    </ProvenForm>
  );
}
