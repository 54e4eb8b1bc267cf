import { rolesOfAct, staffActKinds } from '@app/contract/approvals';
import { addDays, dayOf, instantAt, MINUTE_MS } from '@app/contract/kernel';
import type { Board } from '@app/contract/operations';
import { requestKinds, seesRequest } from '@app/contract/requests';
import type { Actor } from '../platform/http/actor.ts';
import { boardNumbers } from './board.statements.ts';
import type { OperationsNeeds } from './operations.ts';

/** The clinic in numbers, now, as a member of staff sees it. */
export async function readBoard(
  { clock, database }: OperationsNeeds,
  { accountId, role }: Pick<Actor, 'accountId' | 'role'>,
): Promise<Board> {
  const now = clock.now();
  const endOfDay = instantAt(addDays(dayOf(now), 1), 0);
  const kinds = requestKinds.filter((kind) => seesRequest(role, kind));
  const actKinds = staffActKinds.filter((kind) => rolesOfAct(kind).includes(role));
  const asked = { now, endOfDay, kinds, actKinds, accountId };
  const [row] = await boardNumbers(database, asked);
  if (!row) throw new Error('the board is one row');
  const since = row.waiting_since;
  return {
    waiting: row.waiting,
    longestWaitMinutes:
      since && Math.max(0, Math.floor((now.getTime() - since.getTime()) / MINUTE_MS)),
    onGuard: row.on_guard,
    inCall: row.in_call,
    lateRecords: row.late_records,
    suspendedByRegistry: row.suspended_by_registry,
    failedDeliveries: row.failed_deliveries,
    failedPayments: row.failed_payments,
    takenBackPayments: row.taken_back_payments,
    ordersToQuote: row.orders_to_quote,
    appointmentsToday: row.appointments_today,
    openRequests: row.open_requests,
    lateRequests: row.late_requests,
    actsToApprove: row.acts_to_approve,
    lastBackup: row.last_backup?.toISOString() ?? null,
  };
}
