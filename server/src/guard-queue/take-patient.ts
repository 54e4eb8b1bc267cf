import type { QueueEntry } from '@app/contract/guard-queue';
import type { Actor } from '../platform/http/actor.ts';
import { type ProfessionalProfile, titledName } from '../profiles/index.ts';
import type { Claim } from './entries/claim.statement.ts';
import { refuse } from './guard-queue.refusals.ts';
import type { GuardQueue } from './guard-queue.ts';
import { whereUnique } from './where-unique.ts';

/** Gives a waiting patient to the first professional who claims, under a new claim. */
export async function takePatient(
  context: GuardQueue,
  actor: Actor,
  queueId: string,
  commandId?: string,
): Promise<QueueEntry> {
  const [{ specialtyId, professional }, found] = await Promise.all([
    context.presence.requireOnDuty(actor),
    context.entries.findById(queueId),
  ]);
  if (!found || found.specialty_id !== specialtyId) throw refuse('guard-queue.entry-not-found');
  if (found.professional_id === actor.accountId && found.phase === 'OFFERED') {
    return context.present(found, 'holder');
  }
  if (found.phase !== 'WAITING') throw refuse('guard-queue.already-taken');

  const claimed = await whereUnique(
    'guard_queue_one_claim_per_professional',
    'guard-queue.already-attending',
    () =>
      context.entryWrites.claim({
        ...claimantOf(actor, professional),
        queueId,
        commandId: commandId ?? null,
        offeredAt: context.clock.now(),
        leaseUntil: context.leases.professionalUntil(),
      }),
  );
  if (!claimed) {
    await context.presence.requireOnDuty(actor);
    throw refuse('guard-queue.already-taken');
  }
  const { entry, seq } = claimed;
  await context.announce('SetProfessional', entry, seq);
  return context.present(entry, 'holder');
}

const claimantOf = (
  { accountId, sessionId }: Actor,
  { person, licenceLabel }: ProfessionalProfile,
): Pick<Claim, 'professionalId' | 'name' | 'licence' | 'sessionId'> => ({
  professionalId: accountId,
  name: titledName(person),
  licence: licenceLabel,
  sessionId,
});
