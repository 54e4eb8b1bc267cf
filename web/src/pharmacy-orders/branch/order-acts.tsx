import { pesosOf } from '@app/contract/kernel';
import {
  amountDueBack,
  type BranchOrder,
  type BranchOrderDetail,
  deliveryProofSchema,
  deliveryProvableFrom,
  GUIDE_NUMBER_MAX,
  nextOrderStatus,
  orderReasonSchema,
  shipmentSchema,
} from '@app/contract/pharmacy-orders';
import type { z } from 'zod';
import { useNowAt } from '../../lib/use-now-at.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Form, FormField } from '../../ui/form/form.tsx';
import { useAppForm } from '../../ui/form/use-app-form.ts';
import { formatDateTime, formatPesos } from '../../ui/format.ts';
import { Card } from '../../ui/layout/card.tsx';
import { MissingItems } from '../receipt/missing-items.tsx';
import { Asking } from './asking.tsx';
import { actMessages, actCopy as copy } from './branch-orders.copy.ts';
import {
  sendCancellationRefusal,
  sendDecline,
  sendDeliveryProof,
  sendShipment,
  sendWithdrawal,
} from './branch-orders.queries.ts';
import { actFailureText, useOrderAct } from './use-order-act.ts';

type Props = { order: BranchOrder };

/** Declines the order, with a reason; its payment is refunded. */
export function DeclineOrder({ order }: Props) {
  const isPaid = nextOrderStatus(order.status, 'refund') !== undefined;
  const words = isCancelAsked(order)
    ? { label: copy.cancel, title: copy.cancelTitle, done: copy.cancelDone }
    : { label: copy.decline, title: copy.declineTitle, done: copy.declined };
  return (
    <Asking
      label={words.label}
      title={words.title(order.purchaseOrderId)}
      text={isPaid ? copy.refundConsequence : copy.declineConsequence}
      field="reason"
      fieldLabel={copy.reason}
      hint={copy.reasonHint}
      schema={orderReasonSchema}
      isDangerous
      done={words.done}
      send={(body) => sendDecline(order.id, body)}
    />
  );
}

/** Whether the patient asked to cancel what is paid and has no answer. */
const isCancelAsked = ({ cancellation, status }: BranchOrder): boolean =>
  status === 'PAID' && cancellation?.answer === null;

/** What the patient asked of a paid order, with the branch's no; its yes is to decline the order. */
export function AskedCancellation({ order }: Props) {
  const { cancellation } = order;
  if (!cancellation) return null;
  if (cancellation.answer !== null)
    return <Banner>{copy.cancelAnswered(cancellation.answer)}</Banner>;
  return (
    <>
      <Banner tone="warn">{copy.cancelAsked(cancellation.reason)}</Banner>
      <Asking
        label={copy.refuseCancel}
        title={copy.refuseCancelTitle(order.purchaseOrderId)}
        text={copy.refuseCancelText}
        field="reason"
        fieldLabel={copy.refuseCancelField}
        hint={copy.refuseCancelHint}
        schema={orderReasonSchema}
        done={copy.refuseCancelDone}
        send={(body) => sendCancellationRefusal(order.id, body)}
      />
    </>
  );
}

/** Takes the quote back, with a reason. */
export const WithdrawQuote = ({ order }: Props) => (
  <Asking
    label={copy.withdraw}
    title={copy.withdrawTitle(order.purchaseOrderId)}
    text={copy.withdrawConsequence}
    field="reason"
    fieldLabel={copy.reason}
    hint={copy.withdrawHint}
    schema={orderReasonSchema}
    isDangerous
    done={copy.withdrawn}
    send={(body) => sendWithdrawal(order.id, body)}
  />
);

/** Closes an order that its patient did not confirm within a week. */
export function ProveDelivery({ order }: Props) {
  const from = deliveryProvableFrom(new Date(order.sentDate ?? order.createdDate));
  const now = useNowAt([from.getTime()]);
  if (now < from.getTime()) return <p>{copy.proveFrom(formatDateTime(from))}</p>;
  return <AskForProof order={order} />;
}

const AskForProof = ({ order }: Props) => (
  <Asking
    label={copy.prove}
    title={copy.proveTitle}
    text={copy.proveDetail}
    field="proof"
    fieldLabel={copy.proof}
    hint={copy.proofHint}
    schema={deliveryProofSchema}
    done={copy.proved}
    send={(body) => sendDeliveryProof(order.id, body)}
  />
);

/** Ships a dispensed order, or sets it ready for pickup. */
export function ShipOrder({ detail }: { detail: BranchOrderDetail }) {
  const { order, items } = detail;
  const due = amountDueBack({ items, discountOrder: order.discountOrder });
  const isFetched = order.delivery.kind === 'PICKUP';
  const form = useAppForm({
    schema: shipmentSchema,
    defaultValues: { guideNumber: isFetched ? null : '' },
    messages: actMessages,
  });
  const shipping = useOrderAct<z.output<typeof shipmentSchema>>({
    send: (body) => sendShipment(order.id, body),
    onDone: () => toast.success(isFetched ? copy.readyDone : copy.shipped),
  });
  return (
    <Card title={copy.shipTitle}>
      <p>{copy.servedAll}</p>
      <MissingItems items={items} />
      {due > 0 && <Banner tone="warn">{copy.paysBack(formatPesos(pesosOf(due)))}</Banner>}
      <Form form={form} onSubmit={shipping.start}>
        {!isFetched && (
          <FormField form={form} name="guideNumber">
            {({ value, ...field }) => (
              <TextField
                {...field}
                value={value ?? ''}
                label={copy.guide}
                hint={copy.guideHint}
                maxLength={GUIDE_NUMBER_MAX}
              />
            )}
          </FormField>
        )}
        {shipping.error && <Banner tone="danger">{actFailureText(shipping.error)}</Banner>}
        <span>
          <Button type="submit" kind="primary" isPending={shipping.isPending}>
            {isFetched ? copy.ready : copy.ship}
          </Button>
        </span>
      </Form>
    </Card>
  );
}
