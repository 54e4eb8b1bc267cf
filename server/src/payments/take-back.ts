import type { TakenBackKind } from '@app/contract/payments';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import type { AfterCommit } from './payable.ts';
import type { PaymentRow } from './payment.repository.ts';
import type { InvoiceRow } from './payment-rows.ts';
import type { PaymentsContext } from './payments.ts';
import type { ReadPayment } from './providers/index.ts';
import { type TakenBackRow, takenBackRepository } from './taken-back.repository.ts';

/**
 * What a provider says of a payment that was captured. Money that it took back holds what was paid for until a
 * person decides, also where the payment is approved again (requirement: money taken back).
 */
export async function takeBack(
  { clock, payables }: PaymentsContext,
  transaction: DatabaseTransaction,
  { entity_id, entity_name }: InvoiceRow,
  { payment, read }: { payment: PaymentRow; read: ReadPayment },
): Promise<AfterCommit | undefined> {
  const kind = kindOf(read);
  if (!(kind || (await takenBackRepository(transaction).has(payment.id)))) return undefined;
  return payables[entity_name].takenBack(transaction, entity_id, () =>
    store(transaction, { payment, read, kind }, clock.now()),
  );
}

type Told = { payment: PaymentRow; read: ReadPayment; kind: TakenBackKind | undefined };

/** Stores the news; `undefined` if there are none, also where all that went back was refunded by us. */
async function store(
  transaction: DatabaseTransaction,
  { payment, read, kind }: Told,
  now: Date,
): Promise<TakenBackRow | undefined> {
  const taken = takenBackRepository(transaction);
  if (!kind) {
    if (read.status === 'APPROVED') await taken.noteReturned(payment.id, now);
    return undefined;
  }
  const back = read.status === 'APPROVED' ? read.refunded : payment.amount;
  const amount = back - (await taken.owedOf(payment.id));
  return amount > 0 ? taken.note({ paymentId: payment.id, kind, amount }, now) : undefined;
}

function kindOf({ refunded, status }: ReadPayment): TakenBackKind | undefined {
  if (status === 'APPROVED') return refunded > 0 ? 'REFUNDED' : undefined;
  return status === 'PENDING' || status === 'REJECTED' ? undefined : status;
}
