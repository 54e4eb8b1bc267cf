import { pesosOf } from '@app/contract/kernel';
import {
  amountDueBack,
  type BranchOrder,
  type BranchOrderDetail,
  deliveryProofSchema,
  deliveryProvableFrom,
  GUIDE_NUMBER_MAX,
  nextOrderStatus,
  ORDER_REASON_MAX,
  orderReasonSchema,
  shipmentSchema,
} from '@app/contract/pharmacy-orders';
import { type ReactNode, useId, useState } from 'react';
import type { z } from 'zod';
import { useNowAt } from '../../lib/use-now-at.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Form, FormField } from '../../ui/form/form.tsx';
import { useAppForm } from '../../ui/form/use-app-form.ts';
import { formatDateTime, formatPesos } from '../../ui/format.ts';
import { Card } from '../../ui/layout/card.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { MissingItems } from '../receipt/missing-items.tsx';
import { actMessages, actCopy as copy } from './branch-orders.copy.ts';
import { sendDecline, sendDeliveryProof, sendShipment } from './branch-orders.queries.ts';
import { actFailureText, useOrderAct } from './use-order-act.ts';

type Props = { order: BranchOrder };

/** Declines the order, with a reason; its payment is refunded. */
export function DeclineOrder({ order }: Props) {
  const isPaid = nextOrderStatus(order.status, 'refund') !== undefined;
  return (
    <Asking
      label={copy.decline}
      title={copy.declineTitle(order.purchaseOrderId)}
      text={isPaid ? copy.refundConsequence : copy.declineConsequence}
      field="reason"
      fieldLabel={copy.reason}
      hint={copy.reasonHint}
      schema={orderReasonSchema}
      isDangerous
      done={copy.declined}
      send={(body) => sendDecline(order.id, body)}
    />
  );
}

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

type AskingProps<Field extends string> = {
  label: string;
  title: string;
  text: ReactNode;
  field: Field;
  fieldLabel: string;
  hint: string;
  schema: z.ZodType<Record<Field, string>, Record<Field, string>>;
  isDangerous?: boolean;
  done: string;
  send: (body: Record<Field, string>) => Promise<unknown>;
};

/** A button that asks for a text in a dialog before acting. */
function Asking<Field extends string>(props: AskingProps<Field>) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <span>
        <Button onPress={() => setIsAsking(true)}>{props.label}</Button>
      </span>
      {isAsking && <AskingDialog {...props} onClose={() => setIsAsking(false)} />}
    </>
  );
}

function AskingDialog<Field extends string>({
  onClose,
  field: name,
  ...props
}: AskingProps<Field> & { onClose: () => void }) {
  const formId = useId();
  const form = useAppForm<Record<string, string>, Record<string, string>>({
    schema: props.schema as z.ZodType<Record<string, string>, Record<string, string>>,
    defaultValues: { [name]: '' },
    messages: actMessages,
  });
  const act = useOrderAct<Record<string, string>>({
    send: (body) => props.send(body as Record<Field, string>),
    onDone: () => {
      toast.success(props.done);
      onClose();
    },
  });
  return (
    <Dialog
      title={props.title}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{copy.back}</Button>
          <Button
            kind={props.isDangerous ? 'danger' : 'primary'}
            type="submit"
            form={formId}
            isPending={act.isPending}
          >
            {props.label}
          </Button>
        </>
      }
    >
      <p>{props.text}</p>
      <Form id={formId} form={form} onSubmit={act.start}>
        <FormField form={form} name={name}>
          {(field) => (
            <TextArea
              {...field}
              label={props.fieldLabel}
              hint={props.hint}
              maxLength={ORDER_REASON_MAX}
            />
          )}
        </FormField>
      </Form>
      {act.error && <Banner tone="danger">{actFailureText(act.error)}</Banner>}
    </Dialog>
  );
}
