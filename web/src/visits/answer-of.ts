import type { QueueEntry, VisitCommand } from '@app/contract/visits';

/** What a patient who comes says next: accepts the call, then starts it; nothing once it goes on. */
export function answerOf({ phase }: Pick<QueueEntry, 'phase'>) {
  if (phase === 'OFFERED') return 'Accept' satisfies VisitCommand;
  return phase === 'ACCEPTED' ? ('Start' satisfies VisitCommand) : undefined;
}
