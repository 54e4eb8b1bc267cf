import type { Database } from '../platform/database/database.ts';
import type { Row } from '../platform/database/rows.ts';
import type { Tables } from '../platform/database/tables.ts';

/** An audit row to insert; the database sets its time. */
export type AuditRow = Omit<Row<'audit_event'>, 'recorded_at'>;

export const auditRepository = (database: Database) => {
  const db = database.withTables<Pick<Tables, 'audit_event'>>();
  return {
    insert: (row: AuditRow) => db.insertInto('audit_event').values(row).execute(),
  };
};

const WRITTEN: Record<keyof AuditRow, true> = {
  id: true,
  type: true,
  action: true,
  outcome: true,
  account_id: true,
  role: true,
  session_id: true,
  patient_id: true,
  entity_type: true,
  entity_id: true,
  purpose: true,
  rule: true,
  request_id: true,
};
const COLUMNS = Object.keys(WRITTEN).join(', ');

/** SQL that inserts an audit row from a JSON value, for statements that read and audit at once. */
export const auditInsert = (json: string) => `insert into audit_event (${COLUMNS})
  select ${COLUMNS} from json_populate_record(null::audit_event, ${json})`;
