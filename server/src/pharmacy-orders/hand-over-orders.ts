import type { Day } from '@app/contract/kernel';
import { recordAudit } from '../audit/index.ts';
import { goesOnInOwnAccount } from '../family-group/index.ts';
import { statement } from '../platform/database/statement.ts';
import type { PharmacyOrders } from './pharmacy-orders.ts';
import type { OrderRow } from './rows/order-rows.ts';
import { announce } from './tell-of-order.ts';

// One whose payment page is open waits for what comes of it.
const takeOver = statement<{ today: Day }, OrderRow & { person_id: string }>(
  ({
    today,
  }) => `update purchase_order set account_id = owner.account_id, version = purchase_order.version + 1
   from person owner
   where purchase_order.status in ('CREATED', 'QUOTED', 'PAID', 'SENT')
     and exists (select from purchase_order_prescription sent
       where sent.order_id = purchase_order.id and sent.person_id = owner.id)
     and not exists (select from purchase_order_prescription sent
       where sent.order_id = purchase_order.id and sent.person_id <> owner.id)
     and ${goesOnInOwnAccount('purchase_order.account_id', 'owner', today)}
   returning purchase_order.*, owner.id as person_id`,
);

/**
 * Open orders that somebody sent for a person who since came of age go on in that person's own account
 * (requirement: own account of a dependant).
 */
export async function handOverOrders(context: PharmacyOrders): Promise<void> {
  const { database, prescriptions } = context;
  const taken = await database.transaction().execute(async (transaction) => {
    const rows = await takeOver(transaction, { today: prescriptions.today() });
    for (const { id, person_id } of rows)
      await recordAudit(transaction, undefined, {
        type: 'order.hand-over',
        action: 'U',
        purpose: 'HOPERAT',
        patient_id: person_id,
        entity_type: 'purchase_order',
        entity_id: id,
      });
    return rows;
  });
  for (const row of taken) await announce(context, row);
}
