import { randomUUID } from 'node:crypto';
import { addDays, COMMAND_ID_HEADER, dayOf } from '@app/contract/kernel';
import { createInvoice, decideTestCheckout } from '@app/contract/payments';
import {
  createOrder,
  declineOrder,
  dispenseOrder,
  getBranchOrder,
  getOrder,
  type NewQuote,
  type Order,
  type OrderStatus,
  proveOrderDelivery,
  quoteOrder,
  requestOnOrder,
  shipOrder,
  withdrawQuote,
} from '@app/contract/pharmacy-orders';
import { annulPrescription } from '@app/contract/prescriptions';
import { expect } from 'vitest';
import { payableOrder } from '../pharmacy-orders/index.ts';
import type { Clinic, Someone, SomePharmacist } from './clinic.ts';
import { aLine, countersOf, type InHand, PHARMACIST } from './counter.ts';
import { eventually } from './eventually.ts';
import type { TestApp } from './test-app.ts';

type Who = Pick<Someone, 'token'>;

/** A newly sent order: its sender, branch and prescription. */
export type SentOrder = {
  id: string;
  patient: InHand['patient'];
  pharmacist: SomePharmacist;
  prescription: InHand;
};

/** A quote's line for the first line of a test prescription. */
export const anItem = (prescriptionId: string, changes: object = {}) => ({
  prescriptionId,
  item: 1,
  name: 'Termofren',
  pack: 'Envase por 20',
  quantity: 1,
  unitPrice: 4812.35,
  discount: 40,
  covered: true,
  ...changes,
});

/** Calls of patients on orders. */
const patientCalls = (t: TestApp) => {
  const send = (
    { token }: Who,
    branchId: string,
    prescriptionIds: readonly string[],
    { commandId = randomUUID(), ...over }: { commandId?: string; delivery?: object } = {},
  ) =>
    t.call(
      createOrder,
      {
        body: {
          branchOffice: { id: branchId },
          prescriptions: prescriptionIds.map((id) => ({ id })),
          ...over,
        } as never,
      },
      token,
      { [COMMAND_ID_HEADER]: commandId },
    );

  const read = async ({ token }: Who, id: string): Promise<Order> =>
    (await t.call(getOrder, { params: { orderId: id } }, token)).json().data;

  /** Opens the payment page of an order's quote with the test provider, and decides there. */
  const pay = async (
    { id, patient }: Pick<SentOrder, 'id' | 'patient'>,
    amount: number,
    until: OrderStatus = 'PAID',
  ): Promise<void> => {
    const body = { amount, currency: 'ARS', entityName: 'PURCHASE_ORDER', entityId: id } as const;
    const invoice = (await t.call(createInvoice, { body }, patient.token)).json().data;
    if (until === 'PRE_PAID')
      await request(patient, id, 'PRE_PAID', { paymentDetail: { id: invoice.id } });
    else await approve(patient, invoice.checkoutLink);
    await eventually(async () => expect((await read(patient, id)).status).toBe(until));
  };

  const approve = ({ token }: Who, checkoutLink: string) =>
    t.call(
      decideTestCheckout,
      {
        params: { checkoutId: checkoutLink.split('/').at(-1) ?? '' },
        body: { decision: 'APPROVED' },
      },
      token,
    );

  /** Approves the payment on the page of an order that was opened last. */
  const payLate = async ({ id, patient }: Pick<SentOrder, 'id' | 'patient'>) => {
    const { rows } = await t.pool.query(
      'select checkout_id from invoice where entity_id = $1 order by created_at desc limit 1',
      [id],
    );
    return approve(patient, rows[0].checkout_id);
  };

  const request = ({ token }: Who, id: string, status: string, over: object = {}) =>
    t.call(requestOnOrder, { body: { purchaseOrder: { id, status, ...over } as never } }, token);

  return { send, read, pay, payLate, request };
};

/** Calls of branches on orders. */
const branchCalls = (t: TestApp) => {
  /** Quotes over the given version, by default the current one. */
  const quote = async (
    { token }: Who,
    { id, prescription }: Pick<SentOrder, 'id' | 'prescription'>,
    changes: Partial<NewQuote> | object = {},
    seen?: number,
  ) =>
    t.call(
      quoteOrder,
      {
        params: { orderId: id },
        body: {
          items: [
            anItem(prescription.prescriptionId),
            anItem(prescription.prescriptionId, { item: 2, discount: 0, covered: false }),
          ],
          promisedDate: addDays(dayOf(t.clock.now()), 1),
          ...changes,
        } as never,
      },
      token,
      { 'if-match': `"${seen ?? (await versionOf(id))}"` },
    );

  const versionOf = async (id: string): Promise<number> =>
    (await t.pool.query('select quote_version from purchase_order where id = $1', [id])).rows[0]
      ?.quote_version ?? 0;

  const ship = ({ token }: Who, id: string, guideNumber: string | null = null) =>
    t.call(shipOrder, { params: { orderId: id }, body: { guideNumber } }, token);

  const dispense = (
    { token }: Who,
    id: string,
    prescriptionId: string,
    lines: object[] = [aLine(1), aLine(2)],
  ) =>
    t.call(
      dispenseOrder,
      {
        params: { orderId: id },
        body: { prescriptionId, pharmacist: PHARMACIST, lines: lines as never },
      },
      token,
    );

  const withdraw = ({ token }: Who, id: string, reason = 'El precio estaba mal') =>
    t.call(withdrawQuote, { params: { orderId: id }, body: { reason } }, token);

  const decline = ({ token }: Who, id: string, reason = 'No tenemos stock') =>
    t.call(declineOrder, { params: { orderId: id }, body: { reason } }, token);

  const prove = ({ token }: Who, id: string, proof = 'Remito firmado') =>
    t.call(proveOrderDelivery, { params: { orderId: id }, body: { proof } }, token);

  const detail = ({ token }: Who, id: string) =>
    t.call(getBranchOrder, { params: { orderId: id } }, token);

  return { quote, withdraw, ship, dispense, decline, prove, detail };
};

/** Its prescriber annuls a prescription. */
const annulIn =
  (t: TestApp) =>
  ({ prescriptionId, professional }: Pick<InHand, 'prescriptionId' | 'professional'>) =>
    t.call(
      annulPrescription,
      { params: { prescriptionId }, body: { reason: 'Es alérgica al ibuprofeno' } },
      professional.token,
    );

/** Orders in the database and in payments. */
const behindOrders = (t: TestApp) => {
  /** Receives a verified payment of an order's quoted total. */
  const confirm = async (id: string, over: object = {}) => {
    const { rows } = await t.pool.query(
      'select quote_version as version, total as amount from purchase_order where id = $1',
      [id],
    );
    const paid = { entityId: id, invoiceId: randomUUID(), ...rows[0], ...over };
    const after = await t.database
      .transaction()
      .execute((transaction) => payableOrder(t.orders).confirm(transaction, paid));
    await after?.();
    return after !== undefined;
  };

  /** The current status of a prescription. */
  const standing = async (prescriptionId: string) =>
    (await t.pool.query('select status from prescription where id = $1', [prescriptionId])).rows[0]
      .status;

  /** The events of an order, in order. */
  const eventsOf = async (id: string): Promise<string[]> =>
    (
      await t.pool.query(
        `select actor || ' ' || command as event from purchase_order_event where order_id = $1 order by id`,
        [id],
      )
    ).rows.map(({ event }) => event);

  return { confirm, standing, eventsOf };
};

/** Pharmacy orders of a test's clinic. */
export function ordersOf(t: TestApp, clinic: Clinic) {
  const calls = { ...patientCalls(t), ...branchCalls(t), ...behindOrders(t) };
  const counters = countersOf(t, clinic);

  /** An order that waits for its quote, at a new branch. */
  async function aSentOrder(branch?: SomePharmacist): Promise<SentOrder> {
    const pharmacist = branch ?? (await clinic.pharmacist());
    const prescription = await counters.inHand();
    const { patient } = prescription;
    const answer = await calls.send(patient, pharmacist.branchId, [prescription.prescriptionId]);
    return { id: answer.json().data.id, patient, pharmacist, prescription };
  }

  async function aQuotedOrder(changes: object = {}): Promise<SentOrder> {
    const sent = await aSentOrder();
    await calls.quote(sent.pharmacist, sent, changes);
    return sent;
  }

  async function aPaidOrder(): Promise<SentOrder> {
    const quoted = await aQuotedOrder();
    await calls.confirm(quoted.id);
    return quoted;
  }

  async function aShippedOrder(): Promise<SentOrder> {
    const paid = await aPaidOrder();
    await calls.dispense(paid.pharmacist, paid.id, paid.prescription.prescriptionId);
    await calls.ship(paid.pharmacist, paid.id);
    return paid;
  }

  return {
    ...counters,
    ...calls,
    annul: annulIn(t),
    today: () => dayOf(t.clock.now()),
    aSentOrder,
    aQuotedOrder,
    aPaidOrder,
    aShippedOrder,
  };
}
