import { ORDER_STEPS, type Order } from '@app/contract/pharmacy-orders';
import { type Step, Steps } from '../../../ui/form/steps.tsx';
import { formatDateTime } from '../../../ui/format.ts';
import { statusLabel } from '../orders.copy.ts';
import { orderCopy as copy } from './order.copy.ts';

type StepStatus = (typeof ORDER_STEPS)[number];

const DATES = {
  CREATED: 'createdDate',
  QUOTED: 'quotedDate',
  PRE_PAID: 'prepaidDate',
  PAID: 'paidDate',
  SENT: 'sentDate',
  DELIVERED: 'deliveredDate',
} as const satisfies Record<StepStatus, keyof Order>;

const detailOf = (date: string | null) => (date ? { detail: formatDateTime(date) } : {});

const stepOf = (order: Order, status: StepStatus, state: Step['state']): Step => ({
  id: status,
  label: statusLabel[status],
  state,
  // A step that was undone has no date.
  ...(state === 'todo' ? {} : detailOf(order[DATES[status]])),
});

/** The steps of an order; one that ended early ends with the reason. */
function stepsOf(order: Order): Step[] {
  const { status, rejectedDate, expiredDate } = order;
  if (status === 'REJECTED' || status === 'EXPIRED') {
    const taken = ORDER_STEPS.filter((step) => order[DATES[step]] !== null);
    return [
      ...taken.map((step) => stepOf(order, step, 'done')),
      {
        id: status,
        label: statusLabel[status],
        state: 'current',
        ...detailOf(rejectedDate ?? expiredDate),
      },
    ];
  }
  const now = ORDER_STEPS.indexOf(status);
  return ORDER_STEPS.map((step, index) => {
    const later = index > now ? 'todo' : 'current';
    return stepOf(order, step, index < now ? 'done' : later);
  });
}

/** The steps of an order with their dates, up to the current one. */
export const OrderTracker = ({ order }: { order: Order }) => (
  <Steps label={copy.steps} steps={stepsOf(order)} />
);
