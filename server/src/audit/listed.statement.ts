import { CLINIC_TIME_ZONE } from '@app/contract/kernel';
import { statement } from '../platform/database/statement.ts';
import type { AuditRow } from './audit.repository.ts';

type Given = Pick<
  AuditRow,
  'account_id' | 'entity_type' | 'purpose' | 'request_id' | 'role' | 'rule' | 'session_id' | 'type'
> & {
  ids: string[];
  patientIds: string[];
  entityIds: string[];
};

/** Audits what a list showed, except what the same session already saw in it on that day. */
export const insertListed = statement<Given, never>(
  (given) => `insert into audit_event (id, type, action, outcome, account_id, role, session_id,
     patient_id, entity_type, entity_id, purpose, rule, request_id)
   select shown.id, ${given.type}, 'R', 'success', ${given.account_id}::uuid, ${given.role}, ${given.session_id}::uuid,
     shown.patient_id, ${given.entity_type}, shown.entity_id, ${given.purpose}, ${given.rule}, ${given.request_id}
   from unnest(${given.ids}::uuid[], ${given.patientIds}::uuid[], ${given.entityIds}::text[])
     shown (id, patient_id, entity_id)
   where not exists (
     select from audit_event before
     where before.patient_id = shown.patient_id and before.session_id = ${given.session_id}::uuid
       and before.type = ${given.type} and before.entity_id = shown.entity_id
       and before.recorded_at >= date_trunc('day', now(), '${CLINIC_TIME_ZONE}'))`,
);
