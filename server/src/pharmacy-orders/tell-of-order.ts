import type { OrderCommand, OrderEvent } from '@app/contract/pharmacy-orders';
import type { NotificationRow } from '../notifications/index.ts';
import type { GivenBack, TakenBack } from '../payments/index.ts';
import type { BranchRow } from '../pharmacies/index.ts';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import { newId } from '../platform/ids.ts';
import { addNotice, pushNotices } from '../prescriptions/index.ts';
import {
  annulledAtBranchNotice,
  annulledNotice,
  cancelAskedAtBranchNotice,
  cancelledAtBranchNotice,
  cancelledNotice,
  cancelRefusedNotice,
  declinedNotice,
  expiredNotice,
  extendedAtBranchNotice,
  extendedNotice,
  goesOnAtBranchNotice,
  goesOnNotice,
  paidNotice,
  partAnnulledAtBranchNotice,
  partAnnulledNotice,
  quotedNotice,
  refundedNotice,
  sentNotice,
  takenBackAtBranchNotice,
  takenBackNotice,
  withdrawnNotice,
} from './pharmacy-orders.copy.ts';
import type { PharmacyOrders } from './pharmacy-orders.ts';
import type { OrderRow } from './rows/order-rows.ts';

type Words = { subject: string; description: string };

/** Notifications to the patient; nobody is notified of their own actions. */
const NOTICES: Partial<Record<OrderCommand, (order: OrderRow, branch: BranchRow) => Words>> = {
  quote: quotedNotice,
  confirmPayment: paidNotice,
  ship: sentNotice,
  decline: declinedNotice,
  refund: declinedNotice,
  expire: expiredNotice,
  extend: extendedNotice,
  cancel: cancelledNotice,
  annul: annulledNotice,
  annulPart: partAnnulledNotice,
  withdraw: withdrawnNotice,
  refuseCancel: cancelRefusedNotice,
};

/** Notifications to the branch's accounts: only of acts of staff and prescribers, and of what patients ask. Other changes are pushed to their open screens. */
const BRANCH_NOTICES: Partial<Record<OrderCommand, (order: OrderRow) => Words>> = {
  extend: extendedAtBranchNotice,
  cancel: cancelledAtBranchNotice,
  annul: annulledAtBranchNotice,
  annulPart: partAnnulledAtBranchNotice,
  askCancel: cancelAskedAtBranchNotice,
};

type Telling = Pick<PharmacyOrders, 'notifications' | 'pharmacies' | 'voice'>;

/** Stores the notifications to patient and branch in the transaction of the move. */
export async function addOrderNotices(
  context: Telling,
  transaction: DatabaseTransaction,
  order: OrderRow,
  command: OrderCommand,
): Promise<NotificationRow[]> {
  const notices: NotificationRow[] = [];
  for (const { accountId, words } of await whomToTell(context, transaction, order, command))
    notices.push(
      ...(await addNotice(context, transaction, accountId, {
        ...words,
        event: `order.${command}`,
        event_key: `${order.id}-${order.version}`,
      })),
    );
  return notices;
}

async function whomToTell(
  { pharmacies }: Telling,
  transaction: DatabaseTransaction,
  order: OrderRow,
  command: OrderCommand,
): Promise<{ accountId: string; words: Words }[]> {
  const [toPatient, toBranch] = [NOTICES[command], BRANCH_NOTICES[command]];
  const branch = toPatient && (await pharmacies.branchIn(transaction, order.branch_id));
  const patient = branch ? [{ accountId: order.account_id, words: toPatient(order, branch) }] : [];
  if (!toBranch) return patient;
  const atBranch = await pharmacies.accountsIn(transaction, order.branch_id);
  return [...patient, ...atBranch.map((accountId) => ({ accountId, words: toBranch(order) }))];
}

/** The same for a refund, once each. */
export const addRefundNotice = (
  context: Telling,
  transaction: DatabaseTransaction,
  order: OrderRow,
  refund: GivenBack,
): Promise<NotificationRow[]> =>
  addNotice(context, transaction, order.account_id, {
    ...refundedNotice(order, refund),
    event: 'order.refunded',
    event_key: refund.id,
  });

/** Tells patient and, where it has or had the order in its hands, branch that its money was taken back. */
export const addTakenBackNotices = (
  context: Telling,
  transaction: DatabaseTransaction,
  order: OrderRow,
  taken: TakenBack,
): Promise<NotificationRow[]> =>
  addToBoth(context, transaction, order, {
    toPatient: takenBackNotice(order, taken),
    toBranch:
      order.status === 'REJECTED' || order.status === 'EXPIRED'
        ? undefined
        : takenBackAtBranchNotice(order, taken),
    event: 'order.taken-back',
    event_key: `${taken.payment_id}-${taken.version}`,
  });

/** Tells patient and branch that a held order goes on. */
export const addGoesOnNotices = (
  context: Telling,
  transaction: DatabaseTransaction,
  order: OrderRow,
): Promise<NotificationRow[]> =>
  addToBoth(context, transaction, order, {
    toPatient: goesOnNotice(order),
    toBranch: goesOnAtBranchNotice(order),
    event: 'order.goes-on',
    event_key: newId(),
  });

type ToBoth = {
  toPatient: Words;
  toBranch: Words | undefined;
  event: string;
  event_key: string;
};

async function addToBoth(
  context: Telling,
  transaction: DatabaseTransaction,
  order: OrderRow,
  { toPatient, toBranch, ...event }: ToBoth,
): Promise<NotificationRow[]> {
  const notices = await addNotice(context, transaction, order.account_id, {
    ...toPatient,
    ...event,
  });
  if (!toBranch) return notices;
  for (const accountId of await context.pharmacies.accountsIn(transaction, order.branch_id))
    notices.push(...(await addNotice(context, transaction, accountId, { ...toBranch, ...event })));
  return notices;
}

/** After the commit, pushes an order's current state to the open screens of its patient and its branch. */
export async function announce(
  context: Telling,
  order: OrderRow,
  notices: NotificationRow[] = [],
): Promise<void> {
  const event: OrderEvent = {
    command: 'PurchaseOrder',
    order: { id: order.id, purchaseOrderId: String(order.number), status: order.status },
  };
  const atBranch = await context.pharmacies.accountsOf(order.branch_id);
  context.voice.toAccounts([order.account_id, ...atBranch], event);
  await pushNotices(context, notices);
}
