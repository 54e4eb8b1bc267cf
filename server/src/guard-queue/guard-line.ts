import type { LeftLine, PublicQueueEvent } from '@app/contract/guard-queue';
import type { VisitEvent } from '@app/contract/visits';
import type { GuardLine, VisitRow } from '../visits/index.ts';
import type { GuardQueue } from './guard-queue.ts';
import { takePatient } from './take-patient.ts';

/** The line as visits need it; the composition passes it down to them. */
export const guardLine = (queue: GuardQueue): GuardLine => ({
  tell: (command, visit, seq) => tellLine(queue, command, visit, seq),
  tellSign: (sign, visit) => tellSign(queue, sign, visit),
  positionOf: queue.line.positionOf,
  take: (actor, visitId, commandId) => takePatient(queue, actor, visitId, commandId),
});

/** Tells everybody how many wait, and the professionals on duty who joined or, without a name, that a patient left. */
async function tellLine(
  { line, presence, visits, voice }: GuardQueue,
  command: VisitEvent['command'],
  visit: VisitRow,
  seq: number,
): Promise<void> {
  const [waiting, onDuty] = await Promise.all([
    line.countWaiting(visit.specialty_id),
    presence.onDuty(visit.specialty_id),
  ]);
  const event: PublicQueueEvent = { specialtyId: visit.specialty_id, waiting, version: seq };
  voice.toEveryone(event);
  const others = onDuty
    .map(({ account_id }) => account_id)
    .filter((id) => id !== visit.professional_id);
  const seen: VisitEvent | LeftLine =
    visit.phase === 'WAITING'
      ? { command, entry: await visits.present(visit, 'on-duty') }
      : leftLine(visit);
  voice.toAccounts(others, seen);
}

const leftLine = ({ id, phase }: VisitRow): LeftLine => ({
  command: 'LeftLine',
  queueId: id,
  phase,
});

async function tellSign(
  { presence, visits, voice }: GuardQueue,
  command: 'Silent' | 'Heard',
  visit: VisitRow,
): Promise<void> {
  const onDuty = await presence.onDuty(visit.specialty_id);
  const event: VisitEvent = { command, entry: await visits.present(visit, 'on-duty') };
  voice.toAccounts(
    onDuty.map(({ account_id }) => account_id),
    event,
  );
}
