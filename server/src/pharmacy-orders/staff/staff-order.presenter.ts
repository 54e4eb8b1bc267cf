import { isOrderLate, type StaffOrder, type StaffOrderSheet } from '@app/contract/pharmacy-orders';
import { presentAmounts, presentDates } from '../order.presenter.ts';
import type { PharmacyOrders } from '../pharmacy-orders.ts';
import type { OrderRow } from '../rows/order-rows.ts';
import { servedElsewhereOf } from '../served-elsewhere.statement.ts';

/** Orders as staff reads them, in the given order; what was prescribed is not read. */
export async function presentForStaff(
  { clock, database, payments, pharmacies, profiles }: PharmacyOrders,
  rows: readonly OrderRow[],
): Promise<StaffOrder[]> {
  const ids = rows.map(({ id }) => id);
  const [branches, buyers, refunds, taken, elsewhere] = await Promise.all([
    pharmacies.findByIds(rows.map(({ branch_id }) => branch_id)),
    profiles.findPersonsOfAccounts(rows.map(({ account_id }) => account_id)),
    payments.refundsOf('PURCHASE_ORDER', ids),
    payments.takenBackOf('PURCHASE_ORDER', ids),
    servedElsewhereOf(database, { ids }),
  ]);
  const now = clock.now();
  return rows.map((row) => {
    const branch = branches.find(({ id }) => id === row.branch_id);
    const buyer = buyers.find(({ account_id }) => account_id === row.account_id);
    const { createdDate, expirationDate } = presentDates(row);
    return {
      id: row.id,
      purchaseOrderId: String(row.number),
      status: row.status,
      createdDate,
      expirationDate,
      movedDate: row.moved_at.toISOString(),
      isLate: isOrderLate(
        { status: row.status, movedAt: row.moved_at, promisedDay: row.promised_day },
        now,
      ),
      promisedDate: row.promised_day,
      ...presentAmounts(
        row,
        refunds.find(({ entity_id }) => entity_id === row.id),
      ),
      takenBack: taken.find(({ entity_id }) => entity_id === row.id)?.kind ?? null,
      isServedElsewhere: elsewhere.some(({ id }) => id === row.id),
      deliveryKind: row.delivery_kind,
      branch: {
        id: row.branch_id,
        name: branch ? `${branch.pharmacy_name}, ${branch.name}` : '',
        phoneNumber: branch?.phone_number ?? '',
      },
      buyer: {
        accountId: row.account_id,
        name: buyer ? `${buyer.first_name} ${buyer.last_name}` : '',
      },
      version: row.version,
    };
  });
}

/** An order with its steps. Only staff's reasons are included, since patient and branch may have named a medicine. */
export async function presentSheet(
  context: PharmacyOrders,
  row: OrderRow,
): Promise<StaffOrderSheet> {
  const [[order], events] = await Promise.all([
    presentForStaff(context, [row]),
    context.events.listOf(row.id),
  ]);
  if (!order) throw new Error('an order was not presented');
  return {
    ...order,
    guideNumber: row.guide_number,
    history: events.map(({ id, at, command, actor, email, reason }) => ({
      id: String(id),
      at: at.toISOString(),
      what: command,
      mover: actor,
      by: email,
      reason: actor === 'staff' ? reason : null,
    })),
  };
}
