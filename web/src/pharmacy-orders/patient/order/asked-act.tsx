import type { Order, OrderStatus } from '@app/contract/pharmacy-orders';
import { type ReactNode, useState } from 'react';
import { causeText } from '../../../lib/server/failure-text.ts';
import { useSinglePress } from '../../../lib/use-single-press.ts';
import { Button } from '../../../ui/actions/button.tsx';
import type { ButtonKind } from '../../../ui/actions/button-styles.ts';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { useOrderRequest } from '../orders.queries.ts';

type Props = {
  order: Order;
  /** The requested status, and its reason. */
  status: OrderStatus;
  statusReason: string;
  label: string;
  question: string;
  detail: string;
  confirmLabel: string;
  failed: string;
  kind: ButtonKind;
  icon?: ReactNode;
};

/** An irreversible act on an order, after a confirmation. */
export function AskedAct({ order, status, statusReason, label, kind, icon, ...texts }: Props) {
  const [isAsked, setIsAsked] = useState(false);
  const request = useOrderRequest(order.id);
  const confirm = useSinglePress(() =>
    request.mutateAsync({ status, statusReason }).finally(() => setIsAsked(false)),
  );
  return (
    <>
      <Button kind={kind} isWide icon={icon} onPress={() => setIsAsked(true)}>
        {label}
      </Button>
      {request.error && (
        <Banner tone="danger">
          {[texts.failed, causeText(request.error)].filter(Boolean).join('. ')}
        </Banner>
      )}
      <ConfirmDialog
        question={texts.question}
        confirmLabel={texts.confirmLabel}
        isDangerous={kind !== 'primary'}
        isOpen={isAsked}
        isPending={request.isPending}
        onClose={() => setIsAsked(false)}
        onConfirm={confirm}
      >
        <p>{texts.detail}</p>
      </ConfirmDialog>
    </>
  );
}
