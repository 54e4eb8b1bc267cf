import type { Database } from '../platform/database/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { newId } from '../platform/ids.ts';
import type { AuditRow } from './audit.repository.ts';
import { insertListed } from './listed.statement.ts';

/** A list, and why its reader may see it. */
type List = Pick<AuditRow, 'type' | 'purpose' | 'entity_type'> & { rule: string };

/** A row of the list: something of a patient. */
export type Listed = { patientId: string; entityId: string };

/**
 * Audits the patients that a list showed, with one row for each of its rows. A screen reads its list again with
 * every notice, so a session leaves each audit row only once a day (requirement: audit in the act).
 */
export async function recordListed(
  database: Database,
  actor: Actor,
  list: List,
  shown: readonly Listed[],
): Promise<void> {
  if (shown.length === 0) return;
  await insertListed(database, {
    ...list,
    account_id: actor.accountId,
    role: actor.role,
    session_id: actor.sessionId,
    request_id: actor.requestId,
    ids: shown.map(newId),
    patientIds: shown.map(({ patientId }) => patientId),
    entityIds: shown.map(({ entityId }) => entityId),
  });
}
