import type { LeftLine, PublicQueueEvent } from '@app/contract/guard-queue';
import type { VisitRow } from '../../visits/index.ts';
import type { GuardQueue } from '../guard-queue.ts';

/** Tells a line that a patient was moved out of it; the new line is told separately. */
export async function tellLineLeft(
  { line, presence, voice }: GuardQueue,
  { id, specialty_id }: Pick<VisitRow, 'id' | 'specialty_id'>,
  seq: number,
): Promise<void> {
  const [waiting, onDuty] = await Promise.all([
    line.countWaiting(specialty_id),
    presence.onDuty(specialty_id),
  ]);
  const count: PublicQueueEvent = { specialtyId: specialty_id, waiting, version: seq };
  voice.toEveryone(count);
  const left: LeftLine = { command: 'LeftLine', queueId: id, phase: 'WAITING' };
  voice.toAccounts(
    onDuty.map(({ account_id }) => account_id),
    left,
  );
}
