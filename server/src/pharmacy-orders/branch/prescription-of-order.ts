import { recordAudit } from '../../audit/index.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { refuseKernel } from '../../platform/http/problem-handler.ts';
import { NO_ID } from '../../platform/ids.ts';
import type { PrescriptionRow } from '../../prescriptions/index.ts';
import type { PharmacyOrders } from '../pharmacy-orders.ts';

/**
 * Lets a branch read a prescription of one of its live orders, and audits it; for other branches it is not
 * found, after the same work. Returns the person.
 */
export async function requireOfOwnOrder(
  { database, ordered, pharmacies }: PharmacyOrders,
  actor: Actor,
  row: Pick<PrescriptionRow, 'id' | 'person_id'> | undefined,
): Promise<string> {
  const branch = await pharmacies.findOfAccount(actor.accountId);
  const isOpen = await ordered.isWithBranch(row?.id ?? NO_ID, branch?.id ?? NO_ID);
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
