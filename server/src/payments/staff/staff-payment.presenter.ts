import { pesosOf } from '@app/contract/kernel';
import type { StaffPayment } from '@app/contract/payments';
import type { StaffPaymentRow } from './staff-payments.repository.ts';

const textOf = (date: Date | null) => date?.toISOString() ?? null;

/** A payment as staff reads it. */
export const presentPayment = (row: StaffPaymentRow): StaffPayment => ({
  id: row.id,
  at: row.read_at.toISOString(),
  entityName: row.entity_name,
  entityId: row.entity_id,
  description: row.description,
  provider: row.provider,
  providerPaymentId: row.provider_payment_id,
  amount: pesosOf(row.amount),
  currency: row.currency,
  standing: row.standing,
  refund:
    row.refund_amount === null
      ? null
      : {
          amount: pesosOf(row.refund_amount),
          refundedDate: textOf(row.refunded_at),
          providerRefundId: row.provider_refund_id,
        },
  takenBack: takenBackOf(row),
});

function takenBackOf(row: StaffPaymentRow): StaffPayment['takenBack'] {
  const { kind, taken_amount, taken_at, taken_version } = row;
  if (kind === null || taken_amount === null || taken_at === null || taken_version === null)
    return null;
  return {
    kind,
    amount: pesosOf(taken_amount),
    takenDate: taken_at.toISOString(),
    returnedDate: textOf(row.returned_at),
    decidedDate: textOf(row.decided_at),
    reason: row.decision_reason,
    version: taken_version,
  };
}
