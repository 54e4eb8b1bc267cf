import { statement } from '../platform/database/statement.ts';
import type { OrderRow } from './rows/order-rows.ts';

// What its branch hands over of a paid order counts since the payment; anything else was not handed over for it.
const SERVED_ELSEWHERE = `ordered.status = 'PAID' and exists (
  select from purchase_order_item item
  join dispensing on dispensing.prescription_id = item.prescription_id
  where item.order_id = ordered.id and item.quote_version = ordered.quote_version
    and (dispensing.branch_id <> ordered.branch_id or dispensing.dispensed_at < ordered.paid_at))`;

/** Which of some orders are paid though a prescription of them was dispensed elsewhere (requirement: served elsewhere). */
export const servedElsewhereOf = statement<{ ids: readonly string[] }, { id: string }>(
  ({ ids }) =>
    `select ordered.id from purchase_order ordered where ordered.id = any(${ids}::uuid[]) and ${SERVED_ELSEWHERE}`,
);

/** All of them, the oldest first; they are locked, so that none is told of while its branch ends it. */
export const lockServedElsewhere = statement<{ size: number }, OrderRow>(
  ({ size }) =>
    `select ordered.* from purchase_order ordered where ${SERVED_ELSEWHERE}
     order by ordered.moved_at, ordered.id limit ${size} for update of ordered skip locked`,
);
