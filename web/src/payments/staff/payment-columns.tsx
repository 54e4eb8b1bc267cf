import { paymentWords, type StaffPayment } from '@app/contract/payments';
import { Chip } from '../../ui/feedback/chip.tsx';
import { formatDateTime, formatPesos } from '../../ui/format.ts';
import type { Column } from '../../ui/layout/table.tsx';
import { RowLink } from '../../ui/listing/paged-table.tsx';
import { staffPaymentsCopy as copy } from './staff-payments.copy.ts';

const TONES = {
  PAID: 'ok',
  TAKEN_BACK: 'danger',
  REFUND_DUE: 'warn',
  REFUNDED: 'neutral',
  PENDING: 'neutral',
  REJECTED: 'neutral',
} as const;

export const PaymentStandingChip = ({ standing }: Pick<StaffPayment, 'standing'>) => (
  <Chip tone={TONES[standing]}>{paymentWords.standings[standing]}</Chip>
);

/** The columns of the table of payments. */
export const columnsOf = (addressOf: (id: string) => string): Column<StaffPayment>[] => [
  {
    id: 'what',
    header: copy.what,
    isRowHeader: true,
    cell: ({ description, id }) => <RowLink to={addressOf(id)}>{description}</RowLink>,
  },
  { id: 'at', header: copy.at, isNumeric: true, cell: ({ at }) => formatDateTime(at) },
  { id: 'amount', header: copy.amount, isAmount: true, cell: ({ amount }) => formatPesos(amount) },
  { id: 'back', header: copy.back, isAmount: true, cell: backText },
  {
    id: 'standing',
    header: copy.standing,
    cell: ({ standing }) => <PaymentStandingChip standing={standing} />,
  },
  {
    id: 'number',
    header: copy.number,
    isTyped: true,
    cell: ({ providerPaymentId }) => providerPaymentId,
  },
];

function backText({ refund, takenBack }: StaffPayment): string {
  const back = (refund?.amount ?? 0) + (takenBack?.amount ?? 0);
  return back === 0 ? '—' : formatPesos(back);
}
