import { ACT_REASON_MAX } from '@app/contract/approvals';
import {
  EXTENSION_HOURS,
  extendQuote,
  extensionSchema,
  type StaffOrderSheet,
} from '@app/contract/pharmacy-orders';
import { z } from 'zod';
import { call } from '../../lib/server/call.ts';
import { Select } from '../../ui/fields/select.tsx';
import { FormField } from '../../ui/form/form.tsx';
import { ReasonField } from '../../ui/form/reason-field.tsx';
import { useAppForm } from '../../ui/form/use-app-form.ts';
import { formatDateTime } from '../../ui/format.ts';
import { ProvenForm } from '../../ui/overlays/proven-form.tsx';
import { orderActCopy as copy, orderActMessages, orderActProblems } from './staff-orders.copy.ts';
import { useStaffAct } from './use-staff-act.ts';

type Props = { order: StaffOrderSheet; onClose: () => void };

const HOURS = EXTENSION_HOURS.map((hours) => ({
  id: String(hours),
  label: copy.hoursOf(hours),
}));

const schema = z
  .object({ hours: z.string(), reason: z.string() })
  .transform(({ hours, reason }) => ({ hours: Number(hours), reason }))
  .pipe(extensionSchema);

/** Extends a quote, so that the patient has more time to accept it. */
export function ExtendQuote({ order, onClose }: Props) {
  const { id: orderId, purchaseOrderId, expirationDate, version } = order;
  const act = useStaffAct(copy.extended, onClose);
  const form = useAppForm({
    schema,
    defaultValues: { hours: String(EXTENSION_HOURS[0]), reason: '' },
    messages: orderActMessages,
  });
  return (
    <ProvenForm
      form={form}
      copy={copy.extend(purchaseOrderId, formatDateTime(expirationDate ?? order.movedDate))}
      problems={orderActProblems}
      act={(body) =>
        act(() => call(extendQuote, { params: { orderId }, body }, { ifMatch: version }))
      }
      onClose={onClose}
    >
      <FormField form={form} name="hours">
        {(field) => <Select {...field} label={copy.hours} options={HOURS} />}
      </FormField>
      <ReasonField
        form={form}
        label={copy.reason}
        hint={copy.extendHint}
        maxLength={ACT_REASON_MAX}
      />
    </ProvenForm>
  );
}
