import type { QueueEntry } from '@app/contract/visits';
import { Button } from '../../ui/actions/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { waitingCopy as copy } from '../guard-queue.copy.ts';
import { wasRemoved } from './use-lost-place.ts';

type Props = {
  entry: QueueEntry;
  isReturning: boolean;
  onBackToQueue: () => void;
  onDismiss: () => void;
};

/**
 * Shown on return after the grace period: why the place was lost, with the way back to it.
 */
export const MissedLoss = ({ entry, isReturning, onBackToQueue, onDismiss }: Props) => (
  <Banner
    tone="warn"
    action={
      <span className="flex flex-wrap gap-x-1 gap-y-3">
        <Button isPending={isReturning} onPress={onBackToQueue}>
          {copy.backToQueue}
        </Button>
        <Button kind="quiet" aria-label={copy.dismissMissedName} onPress={onDismiss}>
          {copy.dismissMissed}
        </Button>
      </span>
    }
  >
    <strong>{wasRemoved(entry) ? `${copy.removedTitle}.` : copy.missedTitle}</strong>{' '}
    {wasRemoved(entry) ? copy.removed(entry.closedReason ?? '') : whereLost(entry)}
  </Banner>
);

const whereLost = ({ paidPrivately, isHolder, first_name, profSpecialty }: QueueEntry): string =>
  (paidPrivately ? copy.missedDetailPaid : copy.missedDetail)(
    isHolder ? null : first_name,
    profSpecialty,
  );
