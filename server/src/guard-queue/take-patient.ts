import type { QueueEntry } from '@app/contract/guard-queue';
import type { Actor } from '../platform/http/actor.ts';
import { titledName } from '../profiles/index.ts';
import { refuse } from './guard-queue.refusals.ts';
import { guardQueueRepository } from './guard-queue.repository.ts';
import type { GuardQueue } from './guard-queue.ts';
import { whereUnique } from './where-unique.ts';

/** Gives a waiting patient to the professional who called first, under a fresh claim. */
export async function takePatient(
  context: GuardQueue,
  actor: Actor,
  queueId: string,
): Promise<QueueEntry> {
  const { specialtyId } = await context.presence.requireOnDuty(actor);
  const found = await context.entries.findById(queueId);
  if (!found || found.specialty_id !== specialtyId) throw refuse('guard-queue.entry-not-found');
  if (found.professional_id === actor.accountId && found.phase === 'OFFERED') {
    return context.present(found, 'holder');
  }
  if (found.phase !== 'WAITING') throw refuse('guard-queue.already-taken');

  const claimant = await claimantOf(context, actor);
  const { entry, seq } = await whereUnique(
    'guard_queue_one_claim_per_professional',
    'guard-queue.already-attending',
    () => store(context, actor, queueId, claimant),
  );
  await context.announce('SetProfessional', entry, seq);
  return context.present(entry, 'holder');
}

async function claimantOf({ licences }: GuardQueue, actor: Actor) {
  const { person, licenceLabel } = await licences.requireVerified(actor);
  return {
    professional_id: actor.accountId,
    professional_name: titledName(person),
    professional_licence: licenceLabel,
  };
}

type ClaimantFacts = Awaited<ReturnType<typeof claimantOf>>;

const store = (context: GuardQueue, actor: Actor, queueId: string, claimant: ClaimantFacts) =>
  context.database.transaction().execute(async (transaction) => {
    const entries = guardQueueRepository(transaction);
    const entry = await entries.claim(queueId, claimant, context.leases.professionalUntil());
    if (!entry) throw refuse('guard-queue.already-taken');
    const seq = await entries.addEvent({
      entry_id: entry.id,
      command: 'SetProfessional',
      from_phase: 'WAITING',
      to_phase: 'OFFERED',
      claim_epoch: entry.claim_epoch,
      account_id: actor.accountId,
      session_id: actor.sessionId,
      command_id: null,
      reason: null,
    });
    return { entry, seq };
  });
