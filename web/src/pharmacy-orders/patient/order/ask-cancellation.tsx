import { ORDER_REASON_MAX, type Order, orderReasonSchema } from '@app/contract/pharmacy-orders';
import { useId, useState } from 'react';
import { causeText } from '../../../lib/server/failure-text.ts';
import { useSinglePress } from '../../../lib/use-single-press.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { ReasonField } from '../../../ui/form/reason-field.tsx';
import { useAppForm } from '../../../ui/form/use-app-form.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useAskCancellation } from '../orders.queries.ts';
import { cancelCopy as copy } from './order.copy.ts';

/** What became of the patient's request to cancel a paid order, or the button that asks. */
export function Cancellation({ order }: { order: Order }) {
  const [isAsking, setIsAsking] = useState(false);
  const { cancellation, id } = order;
  if (cancellation)
    return (
      <Banner>
        {cancellation.answer === null ? copy.asked : copy.refused(cancellation.answer)}
      </Banner>
    );
  return (
    <>
      <Button isWide onPress={() => setIsAsking(true)}>
        {copy.ask}
      </Button>
      {isAsking && <AskingDialog orderId={id} onClose={() => setIsAsking(false)} />}
    </>
  );
}

function AskingDialog({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const formId = useId();
  const form = useAppForm({
    schema: orderReasonSchema,
    defaultValues: { reason: '' },
    messages: copy.messages,
  });
  const asking = useAskCancellation(orderId);
  const ask = useSinglePress((body: { reason: string }) => asking.mutateAsync(body));
  return (
    <Dialog
      title={copy.question}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{copy.back}</Button>
          <Button kind="primary" type="submit" form={formId} isPending={asking.isPending}>
            {copy.send}
          </Button>
        </>
      }
    >
      <p>{copy.detail}</p>
      <Form id={formId} form={form} onSubmit={ask}>
        <ReasonField
          form={form}
          label={copy.reason}
          hint={copy.reasonHint}
          maxLength={ORDER_REASON_MAX}
        />
      </Form>
      {asking.error && (
        <Banner tone="danger">
          {[copy.failed, causeText(asking.error)].filter(Boolean).join('. ')}
        </Banner>
      )}
    </Dialog>
  );
}
