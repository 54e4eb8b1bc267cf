import type { ActOutcome } from '@app/contract/approvals';
import { toast } from '../ui/feedback/toast.ts';
import { outcomeText } from './act-dialogs.copy.ts';
import { usePeopleChanged } from './use-people-changed.ts';

/** Shows whether an act was done or waits, and refetches what it changed. */
export function useActFinished(onClose: () => void) {
  const changed = usePeopleChanged();
  return async ({ state }: ActOutcome) => {
    toast.success(outcomeText[state]);
    onClose();
    await changed();
  };
}
