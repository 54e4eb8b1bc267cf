import type { ReactNode } from 'react';

/** How a button or link looks on the dark stage. */
export const STAGE_BUTTON =
  'inline-flex min-h-target cursor-pointer items-center justify-center gap-2 rounded-md bg-stage-ink px-4 font-medium text-stage no-underline';

type StageButtonProps = { children: ReactNode; onPress: () => void };

/** A button of the dark stage. */
export const StageButton = ({ children, onPress }: StageButtonProps) => (
  <button type="button" className={STAGE_BUTTON} onClick={onPress}>
    {children}
  </button>
);
