import { statement } from '../../platform/database/statement.ts';
import type { VisitRow } from './visit-rows.ts';

/** A claim: the visit, the professional and session, and the command id. */
export type Claim = {
  visitId: string;
  professionalId: string;
  name: string;
  licence: string;
  sessionId: string;
  commandId: string | null;
  offeredAt: Date;
  leaseUntil: Date;
  /** A patient whose lease ends before this is silent, and is not called. */
  silentBefore: Date;
};

/**
 * Claims a visit and adds its event in one statement. Going off duty waits for a claim in progress and then
 * finds it; a claim that waited for it finds no professional on duty. A claim that waited for a move to another
 * specialty finds a visit of another line. A patient who is silent when the row is locked is not called.
 */
export const claim = statement<Claim, VisitRow & { seq: string }>(
  (it) => `with on_duty as (
     select specialty_id from professional_presence where account_id = ${it.professionalId} and available for share),
   claimed as (
     update visit set phase = 'OFFERED', status = 'STARTED', professional_id = ${it.professionalId},
       professional_name = ${it.name}, professional_licence = ${it.licence},
       professional_lease_until = ${it.leaseUntil}, claim_epoch = nextval('visit_claim_epoch'),
       offered_at = ${it.offeredAt}, version = version + 1
     where id = ${it.visitId} and phase = 'WAITING' and patient_lease_until >= ${it.silentBefore}
       and exists (select from on_duty where on_duty.specialty_id = visit.specialty_id) returning *),
   event as (
     insert into visit_event (visit_id, command, from_phase, to_phase, claim_epoch, account_id, session_id, command_id)
     select id, 'SetProfessional', 'WAITING', 'OFFERED', claim_epoch, professional_id, ${it.sessionId}, ${it.commandId}
     from claimed returning seq)
   select claimed.*, event.seq from claimed, event`,
);
