import { Video } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { homeCopy as copy } from '../guard-queue.copy.ts';

const DutyWish = lazy(async () => ({
  default: (await import('./duty-wish-chunk.tsx')).DutyWish,
}));

type Props = {
  /** Whether nobody is on duty; `undefined` until known. */
  isUnattended: boolean | undefined;
  /** Why the plan has no more consultations this month. */
  usedUp: string | null;
  onStart: () => void;
};

/** Joins the line; with nobody on duty, the offer to be told comes first. */
export function EnterGuard({ isUnattended, usedUp, onStart }: Props) {
  if (isUnattended === undefined) return <Skeleton lines={['control']} />;
  const isToldFirst = isUnattended && usedUp === null;
  return (
    <>
      {isToldFirst && (
        <Suspense fallback={<Skeleton lines={['control', 'text']} />}>
          <DutyWish />
        </Suspense>
      )}
      <Button
        kind={isToldFirst ? 'secondary' : 'primary'}
        isWide
        icon={<Video aria-hidden />}
        onPress={onStart}
        disabledReason={usedUp}
        isReasonShown
      >
        {copy.virtualGuard}
      </Button>
    </>
  );
}
