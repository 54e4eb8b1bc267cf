import { nextPhase, statusOf, type VisitCommand, type VisitPhase } from '@app/contract/visits';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import { consentFor } from './require-consent.ts';
import type { VisitChange, VisitRow } from './rows/visit-rows.ts';
import { visitWritesRepository } from './rows/visit-writes.repository.ts';
import { refuse } from './visits.refusals.ts';
import type { VisitsContext } from './visits-context.ts';

export type Move = {
  /** Only the line makes claims. */
  command: Exclude<VisitCommand, 'GetPatient'>;
  /** Absent when the sweep moves the visit. */
  actor?: Pick<Actor, 'accountId' | 'sessionId'> | undefined;
  reason?: string | undefined;
  /** The sender's id of the command (requirement: command done once). */
  commandId?: string | undefined;
  /** The new specialty of a StaffMove. */
  specialtyId?: number | undefined;
};

export type Moved = { visit: VisitRow; seq: number };

/**
 * Applies a command to a visit; after the claim, the only function that changes it. The state machine must
 * allow it, and the visit must be as the caller read it; its event is written with it. Refused commands change
 * nothing.
 */
export async function moveVisit(
  context: VisitsContext,
  transaction: DatabaseTransaction,
  seen: VisitRow,
  { command, actor, reason, commandId, specialtyId }: Move,
): Promise<Moved> {
  const to = nextPhase(seen, command);
  if (!to) throw refuse('visits.command-refused', `${command} on ${seen.phase}`);
  const writes = visitWritesRepository(transaction);
  const visit = await writes.move(
    seen,
    changeFor(context, seen, to, { command, reason, specialtyId }),
    consentFor(seen, command),
  );
  if (!visit) throw refuse('visits.command-refused', `${command} came too late`);
  if (isGivenBack(context, seen, to, command))
    await context.coverage.giveBack(transaction, seen.id, returnUntil(context, seen, command));
  if (to === 'FINISHED') await context.coverage.countHeld(transaction, seen.id);
  const seq = await writes.addEvent({
    visit_id: seen.id,
    command,
    from_phase: seen.phase,
    to_phase: to,
    claim_epoch: seen.claim_epoch,
    account_id: actor?.accountId ?? null,
    session_id: actor?.sessionId ?? null,
    command_id: commandId ?? null,
    reason: reason ?? null,
  });
  await tellAppointment(context, transaction, visit, { command, reason });
  return { visit, seq };
}

async function tellAppointment(
  { appointmentMoved, clock }: VisitsContext,
  transaction: DatabaseTransaction,
  { id, appointment_id: appointmentId, phase }: VisitRow,
  { command, reason }: Pick<Move, 'command' | 'reason'>,
): Promise<void> {
  if (appointmentId === null) return;
  const move = {
    appointmentId,
    visitId: id,
    phase,
    command,
    reason: reason ?? null,
    at: clock.now(),
  };
  await appointmentMoved(transaction, move);
}

/** Moves a visit in its own transaction and notifies those affected. */
export async function moveAndAnnounce(
  context: VisitsContext,
  seen: VisitRow,
  move: Move,
): Promise<VisitRow> {
  const { visit, seq } = await context.database
    .transaction()
    .execute((transaction) => moveVisit(context, transaction, seen, move));
  await context.announce(move.command, visit, seq);
  if (visit.phase === 'WAITING' && seen.professional_id) {
    // A professional who lost the patient is no longer part of the visit.
    const event = { command: move.command, visit: await context.present(visit, 'on-duty') };
    context.voice.toAccount(seen.professional_id, event);
  }
  return visit;
}

/** Commands after which the patient has left a visit whose record is still to be written. */
const OUT_OF_IT: readonly VisitCommand[] = ['PatientFinish', 'LeftOpen', 'CloseUnrecorded'];

const CLOSED: readonly VisitPhase[] = ['FINISHED', 'QUIT', 'ERROR'];

function changeFor(
  { clock, leases }: VisitsContext,
  seen: VisitRow,
  to: VisitPhase,
  { command, reason, specialtyId }: Pick<Move, 'command' | 'reason' | 'specialtyId'>,
): VisitChange {
  const now = clock.now();
  const change: VisitChange = { phase: to, status: statusOf(to, command) };
  if (command === 'Accept') Object.assign(change, { accepted_at: now, patient_agreed: true });
  if (command === 'Start') {
    Object.assign(change, {
      started_at: now,
      patient_lease_until: leases.inCallUntil(),
      professional_lease_until: leases.professionalUntil(),
    });
  }
  if (OUT_OF_IT.includes(command)) change.patient_out_at = seen.patient_out_at ?? now;
  if (command === 'LeftOpen') change.left_open_at = now;
  if (specialtyId !== undefined) change.specialty_id = specialtyId;
  if (to === 'WAITING') Object.assign(change, NOBODY);
  if (CLOSED.includes(to))
    Object.assign(change, { closed_at: now, closed_reason: reason ?? command });
  return change;
}

/**
 * Whether the consultation is returned to the plan: it was not held, or its professional disappeared and has
 * not stored the record yet. Not when the patient leaves, who could otherwise avoid the limit.
 */
function isGivenBack(
  { leases }: VisitsContext,
  { professional_lease_until: until }: VisitRow,
  to: VisitPhase,
  command: VisitCommand,
): boolean {
  if (command === 'LeftOpen') return until !== null && until < leases.leaseExpiredBefore();
  return to === 'QUIT' || to === 'ERROR';
}

/** Until when a patient may return to a place that was lost to inactivity; other ends are for good. */
const returnUntil = (
  { leases }: VisitsContext,
  { origin }: VisitRow,
  command: VisitCommand,
): Date | undefined =>
  origin === 'GUARD' && command === 'PatientTimeoutCancel' ? leases.placeKeptUntil() : undefined;

const NOBODY: VisitChange = {
  professional_id: null,
  professional_name: null,
  professional_licence: null,
  professional_lease_until: null,
  claim_epoch: null,
  offered_at: null,
  accepted_at: null,
};
