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

export type AuditRow = AuditTables['audit_event'];

export const auditRepository = (database: Database) => {
  const db = database.withTables<AuditTables>();
  return {
    insert: (row: Omit<AuditRow, 'recorded_at'>) =>
      db.insertInto('audit_event').values(row).execute(),
  };
};
