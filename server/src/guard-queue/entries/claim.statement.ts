import { statement } from '../../platform/database/statement.ts';
import type { EntryRow } from './entry-rows.ts';

/** A claim: the visit, the professional and session, and the command id. */
export type Claim = {
  queueId: string;
  professionalId: string;
  name: string;
  licence: string;
  sessionId: string;
  commandId: string | null;
  offeredAt: Date;
  leaseUntil: Date;
};

/**
 * Claims an entry and adds its event in one statement. Going off duty waits for a claim under way and then
 * finds it; a claim that waited for it finds no professional on duty.
 */
export const claim = statement<Claim, EntryRow & { seq: string }>(
  (it) => `with on_duty as (
     select from professional_presence where account_id = ${it.professionalId} and available for share),
   claimed as (
     update guard_queue_entry set phase = 'OFFERED', status = 'STARTED', professional_id = ${it.professionalId},
       professional_name = ${it.name}, professional_licence = ${it.licence},
       professional_lease_until = ${it.leaseUntil}, claim_epoch = nextval('guard_claim_epoch'),
       offered_at = ${it.offeredAt}, version = version + 1
     where id = ${it.queueId} and phase = 'WAITING' and exists (select from on_duty) returning *),
   event as (
     insert into guard_queue_event (queue_id, command, from_phase, to_phase, claim_epoch, account_id, session_id, command_id)
     select id, 'SetProfessional', 'WAITING', 'OFFERED', claim_epoch, professional_id, ${it.sessionId}, ${it.commandId}
     from claimed returning seq)
   select claimed.*, event.seq from claimed, event`,
);
