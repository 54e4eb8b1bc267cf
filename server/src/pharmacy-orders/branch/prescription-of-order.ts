import type { Order } from '@app/contract/pharmacy-orders';
import { recordAudit } from '../../audit/index.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { refuseKernel } from '../../platform/http/problem-handler.ts';
import { NO_ID } from '../../platform/ids.ts';
import type { PrescriptionRow } from '../../prescriptions/index.ts';
import type { PharmacyOrders } from '../pharmacy-orders.ts';

/**
 * Lets a branch read a prescription of one of its open orders, and audits it; for other branches it is not
 * found, after the same work. Returns the person.
 */
export async function requireOfOwnOrder(
  { database, ordered, pharmacies }: PharmacyOrders,
  actor: Actor,
  row: Pick<PrescriptionRow, 'id' | 'person_id'> | undefined,
): Promise<string> {
  const branch = await pharmacies.findOfAccount(actor.accountId);
  const order = await ordered.findOpenWithBranch(row?.id ?? NO_ID, branch?.id ?? NO_ID);
  const isOpen = order !== undefined;
  await recordAudit(database, actor, {
    type: 'prescription.open',
    action: 'R',
    outcome: isOpen ? 'success' : 'denied',
    purpose: 'TREAT',
    patient_id: row?.person_id ?? null,
    entity_type: 'prescription',
    entity_id: row?.id ?? null,
    rule: isOpen ? 'own branch' : null,
  });
  if (!(row && isOpen)) throw refuseKernel('request.not-found');
  return row.person_id;
}

/** The order of the caller's branch that holds a prescription; none once the order ended. */
export async function findOrderOfPrescription(
  { ordered, pharmacies }: PharmacyOrders,
  actor: Actor,
  prescriptionId: string,
): Promise<Pick<Order, 'id' | 'purchaseOrderId' | 'status'> | null> {
  const branch = await pharmacies.requireOwnBranch(actor);
  const order = await ordered.findOpenWithBranch(prescriptionId, branch.id);
  return order
    ? { id: order.id, purchaseOrderId: String(order.number), status: order.status }
    : null;
}
