import type { QueueEntry } from '@app/contract/visits';
import type { Actor } from '../platform/http/actor.ts';
import { titledName } from '../profiles/index.ts';
import { refuse } from './guard-queue.refusals.ts';
import type { GuardQueue } from './guard-queue.ts';

/** Gives a waiting patient to the first professional who claims, under a new claim. */
export async function takePatient(
  { presence, visits }: GuardQueue,
  actor: Actor,
  visitId: string,
  commandId?: string,
): Promise<QueueEntry> {
  const [{ specialtyId, professional }, found] = await Promise.all([
    presence.requireOnDuty(actor),
    visits.find(visitId),
  ]);
  if (found?.origin !== 'GUARD' || found.specialty_id !== specialtyId)
    throw refuse('visits.entry-not-found');
  if (found.professional_id === actor.accountId && found.phase === 'OFFERED') {
    return visits.present(found, 'holder');
  }
  if (found.phase !== 'WAITING') throw refuse('guard-queue.already-taken');

  const claimed = await visits.claim({
    visitId,
    professionalId: actor.accountId,
    name: titledName(professional.person),
    licence: professional.licenceLabel,
    sessionId: actor.sessionId,
    commandId: commandId ?? null,
  });
  if (!claimed) {
    await presence.requireOnDuty(actor);
    throw refuse(
      (await isSilent(visits, visitId))
        ? 'guard-queue.patient-silent'
        : 'guard-queue.already-taken',
    );
  }
  await visits.announce('SetProfessional', claimed.visit, claimed.seq);
  return visits.present(claimed.visit, 'holder');
}

/** Whether the patient still waits, and is away for the moment. */
const isSilent = async (visits: GuardQueue['visits'], visitId: string): Promise<boolean> => {
  const found = await visits.find(visitId);
  return (
    found?.phase === 'WAITING' && (await visits.present(found, 'on-duty')).silentSince !== null
  );
};
