import { statement } from '../platform/database/statement.ts';
import type { EntryRow } from './guard-queue.repository.ts';

/**
 * One statement, one commit: the entry $1 is given and the event says so, or neither. Going off duty waits
 * for a claim under way and then finds it; a claim that waited for it finds nobody on duty.
 */
export const claim = statement<EntryRow & { seq: string }>(
  `with on_duty as (
     select from professional_presence where account_id = $2 and available for share),
   claimed as (
     update guard_queue_entry set phase = 'OFFERED', status = 'STARTED', professional_id = $2, professional_name = $3,
       professional_licence = $4, professional_lease_until = $5, claim_epoch = nextval('guard_claim_epoch'),
       offered_at = $8, version = version + 1
     where id = $1 and phase = 'WAITING' and exists (select from on_duty) returning *),
   event as (
     insert into guard_queue_event (queue_id, command, from_phase, to_phase, claim_epoch, account_id, session_id, command_id)
     select id, 'SetProfessional', 'WAITING', 'OFFERED', claim_epoch, professional_id, $6, $7 from claimed returning seq)
   select claimed.*, event.seq from claimed, event`,
);
