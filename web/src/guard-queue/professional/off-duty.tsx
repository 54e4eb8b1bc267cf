import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { gridCopy as copy } from '../guard-queue.copy.ts';

type OffDutyProps = {
  /** Why the professional may not attend. */
  closedReason: string | undefined;
  dutyButton: ReactNode;
};

/** The guard off duty: how to start, or why not. */
export const OffDuty = ({ closedReason, dutyButton }: OffDutyProps) => (
  <EmptyState
    text={copy.offDuty}
    detail={closedReason ?? copy.offDutyDetail}
    action={closedReason === undefined && dutyButton}
    illustration="calm"
  />
);
