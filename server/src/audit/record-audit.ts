import type { Database } from '../platform/database/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { newId } from '../platform/ids.ts';
import { type AuditRow, auditRepository } from './audit.repository.ts';

/** What happened, in the terms of FHIR AuditEvent. */
export type AuditEntry = Pick<AuditRow, 'type' | 'action' | 'purpose'> &
  Partial<Pick<AuditRow, 'outcome' | 'patient_id' | 'entity_type' | 'entity_id' | 'rule'>>;

/** The audit row of an action. */
export const auditRow = (actor: Actor | undefined, entry: AuditEntry): AuditRow => ({
  outcome: 'success',
  patient_id: null,
  entity_type: null,
  entity_id: null,
  rule: null,
  ...entry,
  id: newId(),
  account_id: actor?.accountId ?? null,
  role: actor?.role ?? null,
  session_id: actor?.sessionId ?? null,
  request_id: actor?.requestId ?? null,
});

/** Writes the audit row in the transaction of the action, so that neither exists without the other. */
export async function recordAudit(
  transaction: Database,
  actor: Actor | undefined,
  entry: AuditEntry,
): Promise<void> {
  await auditRepository(transaction).insert(auditRow(actor, entry));
}
