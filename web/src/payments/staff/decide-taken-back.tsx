import { ACT_REASON_MAX } from '@app/contract/approvals';
import { decideTakenBack, type StaffPayment } from '@app/contract/payments';
import { useQueryClient } from '@tanstack/react-query';
import { toast } from '../../ui/feedback/toast.ts';
import { ReasonField } from '../../ui/form/reason-field.tsx';
import { useAppForm } from '../../ui/form/use-app-form.ts';
import { ProvenForm } from '../../ui/overlays/proven-form.tsx';
import {
  decideCopy as copy,
  decideMessages,
  decideProblems,
  paymentSheetCopy,
} from './staff-payments.copy.ts';
import { paymentsKey, sendDecision } from './staff-payments.queries.ts';

type Props = { payment: StaffPayment; onClose: () => void };

/** Closes what a provider took back, with a reason. */
export function DecideTakenBack({ payment, onClose }: Props) {
  const client = useQueryClient();
  const form = useAppForm({
    schema: decideTakenBack.body,
    defaultValues: { reason: '' },
    messages: decideMessages,
  });
  return (
    <ProvenForm
      form={form}
      copy={copy}
      problems={decideProblems}
      act={async (body) => {
        await sendDecision(payment, body);
        toast.success(paymentSheetCopy.done);
        onClose();
        await client.invalidateQueries({ queryKey: paymentsKey });
      }}
      onClose={onClose}
    >
      <ReasonField
        form={form}
        label={copy.reason}
        hint={copy.reasonHint}
        maxLength={ACT_REASON_MAX}
      />
    </ProvenForm>
  );
}
