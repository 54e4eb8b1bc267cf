import { activeOfRole } from '../accounts/index.ts';
import type { NotificationRow } from '../notifications/index.ts';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import { addNotice } from '../prescriptions/index.ts';
import { servedElsewhereNotices as words } from './pharmacy-orders.copy.ts';
import type { PharmacyOrders } from './pharmacy-orders.ts';
import type { OrderRow } from './rows/order-rows.ts';
import { lockServedElsewhere } from './served-elsewhere.statement.ts';
import { announce } from './tell-of-order.ts';

/** Orders per sweep; each waits until its branch or operations ends it. */
const AT_ONCE = 100;

/**
 * Tells patient, branch and operations once of each paid order of which a prescription was dispensed elsewhere, and
 * shows it at once on open screens (requirement: served elsewhere).
 */
export async function tellServedElsewhere(context: PharmacyOrders): Promise<void> {
  const told = await context.database.transaction().execute(async (transaction) => {
    const found: { order: OrderRow; notices: NotificationRow[] }[] = [];
    for (const order of await lockServedElsewhere(transaction, { size: AT_ONCE }))
      found.push({ order, notices: await addNotices(context, transaction, order) });
    return found;
  });
  for (const { order, notices } of told)
    if (notices.length > 0) await announce(context, order, notices);
}

async function addNotices(
  context: PharmacyOrders,
  transaction: DatabaseTransaction,
  order: OrderRow,
): Promise<NotificationRow[]> {
  const atBranch = await context.pharmacies.accountsIn(transaction, order.branch_id);
  const operations = await activeOfRole(transaction, 'ADMIN');
  const readers = [
    { accounts: [order.account_id], text: words.patient(order) },
    { accounts: atBranch, text: words.branch(order) },
    { accounts: operations, text: words.operations(order) },
  ];
  const notices: NotificationRow[] = [];
  for (const { accounts, text } of readers)
    for (const accountId of accounts)
      notices.push(
        ...(await addNotice(context, transaction, accountId, {
          ...text,
          event: 'order.served-elsewhere',
          event_key: `${order.id}-served-elsewhere`,
        })),
      );
  return notices;
}
