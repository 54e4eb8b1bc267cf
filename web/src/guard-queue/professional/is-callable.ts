import { nextPhase, type QueueEntry } from '@app/contract/visits';

/** Whether a patient of the line may be called: they wait, and were heard of lately. */
export const isCallable = (entry: QueueEntry): boolean =>
  entry.silentSince === null && nextPhase(entry, 'GetPatient') !== undefined;
