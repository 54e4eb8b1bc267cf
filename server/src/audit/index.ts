export { AUDIT_INSERT, type AuditRow } from './audit.repository.ts';
export { type AuditEntry, auditRow, recordAudit } from './record-audit.ts';
