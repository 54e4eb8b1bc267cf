import { pesosOf } from '@app/contract/kernel';
import { WAITING_ROWS, type WaitingBusiness } from '@app/contract/operations';
import { statement } from '../platform/database/statement.ts';
import type { OperationsNeeds } from './operations.ts';

type OrderRow = {
  number: number;
  branch: string;
  phone_number: string;
  created_at: Date;
  expires_at: Date;
};

const ordersToQuote = statement<{ rows: number }, OrderRow>(
  ({ rows }) => `select number::int as number, branch_office.name as branch, phone_number,
     created_at, expires_at
   from purchase_order join branch_office on branch_office.id = branch_id
   where status = 'CREATED' order by moved_at limit ${rows}`,
);

type RefundRow = {
  id: string;
  amount: number;
  created_at: Date;
  tries: number;
  next_try_at: Date;
  last_error: string;
};

const failedRefunds = statement<{ rows: number }, RefundRow>(
  ({ rows }) => `select id, amount, created_at, tries, next_try_at, last_error
   from refund_due where refunded_at is null and last_error is not null
   order by next_try_at limit ${rows}`,
);

/** The pending orders and refunds that the board counts, for calling the branches and patients. */
export async function readWaitingBusiness({
  database,
}: Pick<OperationsNeeds, 'database'>): Promise<WaitingBusiness> {
  const rows = WAITING_ROWS;
  const [orders, refunds] = await Promise.all([
    ordersToQuote(database, { rows }),
    failedRefunds(database, { rows }),
  ]);
  return {
    orders: orders.map((order) => ({
      number: order.number,
      branch: order.branch,
      branchPhone: order.phone_number,
      sentDate: order.created_at.toISOString(),
      expiresDate: order.expires_at.toISOString(),
    })),
    refunds: refunds.map((refund) => ({
      id: refund.id,
      pesos: pesosOf(refund.amount),
      dueDate: refund.created_at.toISOString(),
      tries: refund.tries,
      nextTryDate: refund.next_try_at.toISOString(),
      problem: refund.last_error,
    })),
  };
}
