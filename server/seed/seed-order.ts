import { addDays, dayOf, instantAt, minutesOf } from '@app/contract/kernel';
import type { Delivery } from '@app/contract/pharmacy-orders';
import type pg from 'pg';
import {
  createOrder,
  declineOrder,
  dispenseOrder,
  expireOrders,
  type PharmacyOrders,
  payableOrder,
  quoteOrder,
  requestOnOrder,
  shipOrder,
} from '../src/pharmacy-orders/index.ts';
import type { Actor } from '../src/platform/http/actor.ts';
import { newId } from '../src/platform/ids.ts';
import type { PastOrder } from './past-orders.ts';
import { PHARMACIST } from './seed-counter.ts';

type Ordered = {
  pool: pg.Pool;
  orders: PharmacyOrders;
  /** The logins of the sender and of the branch. */
  accountId: string;
  pharmacyId: string;
  consultationId: string;
  endedAt: Date;
};

type Step = { daysLater: number; at: string };

/** Takes an order for the prescription of a past visit through its steps, using the product's own use cases. */
export async function seedOrder(ordered: Ordered, past: PastOrder): Promise<void> {
  const { orders, pool, endedAt } = ordered;
  const patient = actorOf(ordered.accountId, 'PATIENT');
  const pharmacy = actorOf(ordered.pharmacyId, 'PHARMACY');
  const atOnce = (step: Step) => ordersOn(orders, endedAt, step);
  const { prescriptionId, branchId } = await findIds(ordered);
  const { sent, declined, expired, quoted, begun, paid, dispensed, shipped, accepted } = past;
  const { id } = await createOrder(atOnce(sent), patient, {
    branchOffice: { id: branchId },
    prescriptions: [{ id: prescriptionId }],
    delivery: deliveryTo(sent.street),
  });
  const act = async (step: Step | undefined, work: (then: PharmacyOrders) => Promise<unknown>) =>
    step && work(atOnce(step));
  await act(declined, (then) =>
    declineOrder(then, pharmacy, id, { reason: declined?.reason ?? '' }),
  );
  await act(expired, expireOrders);
  await act(quoted, (then) =>
    quoteOrder(then, pharmacy, id, quoteOf(then, prescriptionId, quoted), 0),
  );
  await act(begun, (then) =>
    requestOnOrder(withOpenPage(then), patient, {
      id,
      status: 'PRE_PAID',
      paymentDetail: { id: newId() },
    }),
  );
  await act(paid, (then) => pay(then, id));
  await act(dispensed, (then) =>
    dispenseOrder(then, pharmacy, id, handedOver(prescriptionId, quoted, dispensed)),
  );
  await act(shipped, (then) =>
    shipOrder(then, pharmacy, id, { guideNumber: shipped?.guideNumber ?? null }),
  );
  await act(accepted, (then) => requestOnOrder(then, patient, { id, status: 'DELIVERED' }));
  await markRead(pool, id, prescriptionId);
}

const deliveryTo = (street: string | undefined): Delivery =>
  street
    ? {
        kind: 'DELIVERY',
        address: {
          street,
          number: '5240',
          number_department: null,
          floor: null,
          city: 'Ciudad Autónoma de Buenos Aires',
        },
      }
    : { kind: 'PICKUP' };

const actorOf = (accountId: string, role: 'PATIENT' | 'PHARMACY'): Actor => ({
  accountId,
  role,
  sessionId: newId(),
  email: '',
  stepUpAt: null,
  requestId: 'demonstration',
});

/** Orders as they were at a step: its clock is theirs. */
function ordersOn(orders: PharmacyOrders, endedAt: Date, { daysLater, at }: Step): PharmacyOrders {
  const now = instantAt(addDays(dayOf(endedAt), daysLater), minutesOf(at));
  const clock = { now: () => now };
  const prescriptions = { ...orders.prescriptions, today: () => dayOf(now) };
  return {
    ...orders,
    clock,
    prescriptions,
    dispensing: {
      ...orders.dispensing,
      clock,
      prescriptions: { ...orders.dispensing.prescriptions, ...prescriptions },
    },
  };
}

/** Skips the check that a payment page is open, since past pages are closed. */
const withOpenPage = (orders: PharmacyOrders): PharmacyOrders => ({
  ...orders,
  payments: { ...orders.payments, hasOpen: async () => true },
});

async function findIds({ pool, consultationId, pharmacyId }: Ordered) {
  const { rows } = await pool.query<{ prescriptionId: string; branchId: string }>(
    `select prescription.id as "prescriptionId", branch_id as "branchId"
     from prescription, branch_account where consultation_id = $1 and account_id = $2`,
    [consultationId, pharmacyId],
  );
  const [ids] = rows;
  if (!ids) throw new Error('nothing was prescribed in this visit');
  return ids;
}

const quoteOf = (
  { prescriptions }: PharmacyOrders,
  prescriptionId: string,
  quoted: PastOrder['quoted'],
) => ({
  items: [
    {
      prescriptionId,
      item: 1,
      name: quoted?.name ?? '',
      pack: quoted?.pack ?? '',
      quantity: 1,
      unitPrice: quoted?.unitPrice ?? 0,
      discount: quoted?.covered ?? 0,
      covered: true,
    },
  ],
  extras: [],
  discountOrder: 0,
  discountExtra: 0,
  deliveryCost: quoted?.deliveryCost ?? 0,
  isFreeMeant: false,
  validHours: 168,
  promisedDate: addDays(prescriptions.today(), 2),
});

const handedOver = (
  prescriptionId: string,
  quoted: PastOrder['quoted'],
  dispensed: PastOrder['dispensed'],
) => ({
  prescriptionId,
  pharmacist: PHARMACIST,
  lines: [
    {
      item: 1,
      product: quoted?.name ?? '',
      pack: quoted?.pack ?? '',
      quantity: 1,
      lot: dispensed?.lot ?? '',
      substitution: null,
    },
  ],
});

async function pay(orders: PharmacyOrders, id: string): Promise<void> {
  const order = await orders.orders.findById(id);
  if (!order?.total) throw new Error('the order is not quoted');
  const paid = {
    entityId: id,
    version: order.quote_version,
    amount: order.total,
    invoiceId: newId(),
  };
  await orders.database
    .transaction()
    .execute((transaction) => payableOrder(orders).confirm(transaction, paid));
}

/** Marks notifications about the past as read. */
const markRead = (pool: pg.Pool, id: string, prescriptionId: string) =>
  pool.query(
    `update notification set status = 'READ', creation_date = coalesce(
       (select moved_at from purchase_order where id::text = $1), creation_date)
     where event_key like $1 || '-%'
       or event_key in (select id::text from dispensing where prescription_id::text = $2)`,
    [id, prescriptionId],
  );
