export { type AuditRow, auditInsert } from './audit.repository.ts';
export { type AuditEntry, auditRow, recordAudit } from './record-audit.ts';
export { type Listed, recordListed } from './record-listed.ts';
