import type { Generated } from 'kysely';
import type { Database } from '../platform/database/database.ts';

type AuditTables = {
  audit_event: {
    id: string;
    recorded_at: Generated<Date>;
    type: string;
    action: 'C' | 'R' | 'U' | 'D' | 'E';
    outcome: 'success' | 'denied' | 'failed';
    account_id: string | null;
    role: string | null;
    session_id: string | null;
    patient_id: string | null;
    entity_type: string | null;
    entity_id: string | null;
    purpose: 'TREAT' | 'PATRQT' | 'HPAYMT' | 'HOPERAT' | 'BTG';
    rule: string | null;
    request_id: string | null;
  };
};

type StoredAuditRow = AuditTables['audit_event'];

/** An audit row as it is written; the database says when. */
export type AuditRow = Omit<StoredAuditRow, 'recorded_at'>;

export const auditRepository = (database: Database) => {
  const db = database.withTables<AuditTables>();
  return {
    insert: (row: AuditRow) => db.insertInto('audit_event').values(row).execute(),
  };
};

const COLUMNS =
  'id, type, action, outcome, account_id, role, session_id, patient_id, entity_type, entity_id, purpose, rule, request_id';

/** Writes the audit row that an SQL value holds as JSON, for statements that read and audit at once. */
export const auditInsert = (json: string) => `insert into audit_event (${COLUMNS})
  select ${COLUMNS} from json_populate_record(null::audit_event, ${json})`;
