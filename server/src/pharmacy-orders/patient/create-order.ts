import { isDeepStrictEqual } from 'node:util';
import { DAY_MS } from '@app/contract/kernel';
import type { newOrderSchema, Order } from '@app/contract/pharmacy-orders';
import { QUOTE_WITHIN_DAYS } from '@app/contract/pharmacy-orders';
import type { z } from 'zod';
import { recordAudit } from '../../audit/index.ts';
import { patientAccountOf } from '../../consents/index.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { refuseKernel } from '../../platform/http/problem-handler.ts';
import { newId } from '../../platform/ids.ts';
import { type PrescriptionRow, statusOn } from '../../prescriptions/index.ts';
import { deliveryOf, presentOne } from '../order.presenter.ts';
import { refuse } from '../pharmacy-orders.refusals.ts';
import type { PharmacyOrders } from '../pharmacy-orders.ts';
import { orderEventsRepository } from '../rows/order-events.repository.ts';
import type { OrderRow } from '../rows/order-rows.ts';
import { orderWritesRepository } from '../rows/order-writes.repository.ts';
import { orderedRepository } from '../rows/ordered.repository.ts';
import { announce } from '../tell-of-order.ts';

type Asked = z.output<typeof newOrderSchema>;

/** Sends new prescriptions of the caller's family to a branch, once for each command id (requirement: command done once). */
export async function createOrder(
  context: PharmacyOrders,
  actor: Actor,
  asked: Asked,
  commandId?: string,
): Promise<Order> {
  const before = await findDone(context, actor, asked, commandId);
  const order = before ?? (await createOnce(context, actor, asked, commandId));
  return presentOne(context, order);
}

/** Of two simultaneous calls, the second finds the prescriptions sent, and by its command id its own order. */
async function createOnce(
  context: PharmacyOrders,
  actor: Actor,
  asked: Asked,
  commandId: string | undefined,
): Promise<OrderRow> {
  const rows = await requireOwn(context, actor, asked);
  try {
    const order = await context.database
      .transaction()
      .execute((transaction) => store(context, transaction, actor, { asked, rows, commandId }));
    await announce(context, order);
    return order;
  } catch (error) {
    const meanwhile = await findDone(context, actor, asked, commandId);
    if (meanwhile) return meanwhile;
    throw error;
  }
}

/**
 * The requested prescriptions, in the same order. One of another family, a missing one, and one that its
 * patient withheld from the holder get the same answer.
 */
async function requireOwn(
  { database, familyGroup, prescriptions }: PharmacyOrders,
  actor: Actor,
  asked: Asked,
): Promise<PrescriptionRow[]> {
  const ids = asked.prescriptions.map(({ id }) => id);
  const [family, found] = await Promise.all([
    familyGroup.personsOf(actor.accountId),
    prescriptions.findByIds(ids, patientAccountOf(actor)),
  ]);
  const rows = ids.flatMap((id) =>
    found.filter((row) => row.id === id && family.includes(row.person_id)),
  );
  if (rows.length === ids.length) return rows;
  await recordAudit(database, actor, {
    type: 'order.create',
    action: 'C',
    purpose: 'PATRQT',
    outcome: 'denied',
  });
  throw refuse('pharmacy-orders.not-found');
}

type Sending = { asked: Asked; rows: PrescriptionRow[]; commandId: string | undefined };

async function store(
  context: PharmacyOrders,
  transaction: DatabaseTransaction,
  actor: Actor,
  { asked, rows, commandId }: Sending,
): Promise<OrderRow> {
  if (!(await context.pharmacies.lockOpen(transaction, asked.branchOffice.id)))
    throw refuse('pharmacy-orders.branch-closed');
  const now = context.clock.now();
  await sendAll(context, transaction, rows, now);
  const { delivery } = asked;
  const order = await orderWritesRepository(transaction).insert({
    id: newId(),
    account_id: actor.accountId,
    branch_id: asked.branchOffice.id,
    created_at: now,
    moved_at: now,
    expires_at: new Date(now.getTime() + QUOTE_WITHIN_DAYS * DAY_MS),
    delivery_kind: delivery.kind,
    delivery_address: delivery.kind === 'DELIVERY' ? delivery.address : null,
  });
  await orderedRepository(transaction).insert(
    rows.map(({ id, person_id }, index) => ({
      order_id: order.id,
      prescription_id: id,
      person_id,
      position: index + 1,
      live: true,
    })),
  );
  await orderEventsRepository(transaction).add({
    order_id: order.id,
    actor: 'patient',
    account_id: actor.accountId,
    command: 'create',
    from_status: null,
    to_status: 'CREATED',
    quote_version: 0,
    command_id: commandId ?? null,
    at: now,
  });
  for (const { person_id } of rows)
    await recordAudit(transaction, actor, {
      type: 'order.create',
      action: 'C',
      purpose: 'PATRQT',
      patient_id: person_id,
      entity_type: 'purchase_order',
      entity_id: order.id,
      rule: 'own family',
    });
  return order;
}

/** Sends each prescription with a guarded statement, always in the same order, so that two orders do not deadlock. */
async function sendAll(
  { prescriptions }: PharmacyOrders,
  transaction: DatabaseTransaction,
  rows: readonly PrescriptionRow[],
  now: Date,
): Promise<void> {
  const today = prescriptions.today();
  for (const id of rows.map((row) => row.id).sort()) {
    if (await prescriptions.move(transaction, { id, command: 'send', now, today })) continue;
    throw unavailable(await prescriptions.standingIn(transaction, id), today);
  }
}

function unavailable(row: PrescriptionRow | undefined, today: string) {
  const status = row && statusOn(row, today);
  if (status === 'OVERDUE') return refuse('pharmacy-orders.prescription-overdue');
  const isEarly = status === 'ISSUED';
  return refuse(
    isEarly
      ? 'pharmacy-orders.prescription-not-started'
      : 'pharmacy-orders.prescription-unavailable',
  );
}

/** The order created earlier with this command id; the same id for another order is refused. */
async function findDone(
  { events, ordered, orders }: PharmacyOrders,
  { accountId }: Actor,
  asked: Asked,
  commandId: string | undefined,
): Promise<OrderRow | undefined> {
  const event = commandId && (await events.findCommand(accountId, commandId));
  const order = event ? await orders.findById(event.order_id) : undefined;
  if (!order) return undefined;
  const sent = await ordered.findOfOrders([order.id]);
  const isSame =
    order.branch_id === asked.branchOffice.id &&
    isDeepStrictEqual(deliveryOf(order), JSON.parse(JSON.stringify(asked.delivery))) &&
    isDeepStrictEqual(
      sent.map(({ prescription_id }) => prescription_id),
      asked.prescriptions.map(({ id }) => id),
    );
  if (!isSame) throw refuseKernel('request.idempotency-mismatch');
  return order;
}
