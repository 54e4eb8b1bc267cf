import { ACT_REASON_MAX } from '@app/contract/approvals';
import {
  cancellationSchema,
  cancelOrder,
  type StaffOrderSheet,
} from '@app/contract/pharmacy-orders';
import { call } from '../../lib/server/call.ts';
import { ReasonField } from '../../ui/form/reason-field.tsx';
import { useAppForm } from '../../ui/form/use-app-form.ts';
import { ProvenForm } from '../../ui/overlays/proven-form.tsx';
import { orderActCopy as copy, orderActMessages, orderActProblems } from './staff-orders.copy.ts';
import { useStaffAct } from './use-staff-act.ts';

type Props = { order: StaffOrderSheet; onClose: () => void };

/** Cancels an order, with a reason that patient and branch read. */
export function CancelOrder({ order, onClose }: Props) {
  const { id: orderId, purchaseOrderId, status, version } = order;
  const act = useStaffAct(copy.cancelled, onClose);
  const form = useAppForm({
    schema: cancellationSchema,
    defaultValues: { reason: '' },
    messages: orderActMessages,
  });
  return (
    <ProvenForm
      form={form}
      copy={copy.cancel(purchaseOrderId, status === 'PAID')}
      problems={orderActProblems}
      act={(body) =>
        act(() => call(cancelOrder, { params: { orderId }, body }, { ifMatch: version }))
      }
      onClose={onClose}
    >
      <ReasonField
        form={form}
        label={copy.reason}
        hint={copy.cancelHint}
        maxLength={ACT_REASON_MAX}
      />
    </ProvenForm>
  );
}
