import { isUnanswered, problemCode } from '../../lib/server/problem-error.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { useTakePlaceBack } from '../guard-queue.commands.ts';
import { guardProblemText } from '../guard-queue.copy.ts';
import type { LostPlace } from './use-lost-place.ts';

/**
 * One press back to a place lost to inactivity. Where it is not given back, too late or ended by somebody,
 * the questions are asked again, with the answers given.
 */
export function useWayBack(askAgain: (lost: LostPlace) => void, onReturned: () => void) {
  const { mutate, isPending } = useTakePlaceBack();
  const goBack = (lost: LostPlace) => {
    if (lost.why !== 'inactivity') return askAgain(lost);
    mutate(lost.entry.queueId, {
      onSuccess: onReturned,
      onError: (error) =>
        isUnanswered(error) ? toast.error(guardProblemText(problemCode(error))) : askAgain(lost),
    });
  };
  return { goBack, isPending };
}
