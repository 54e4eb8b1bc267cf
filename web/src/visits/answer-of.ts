import type { QueueEntry, VisitCommand } from '@app/contract/visits';

/** A joining patient's next command: accepts the call, then starts it; `undefined` once it is in progress. */
export function answerOf({ phase }: Pick<QueueEntry, 'phase'>) {
  if (phase === 'OFFERED') return 'Accept' satisfies VisitCommand;
  return phase === 'ACCEPTED' ? ('Start' satisfies VisitCommand) : undefined;
}
