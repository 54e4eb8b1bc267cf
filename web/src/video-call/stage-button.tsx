import type { ReactNode } from 'react';
import { cx } from '../ui/class-names.ts';

const SHAPE =
  'inline-flex min-h-target cursor-pointer items-center justify-center gap-2 rounded-md border px-4 font-medium no-underline';

/** How the first button or link of the dark stage looks. */
export const STAGE_BUTTON = cx(SHAPE, 'border-stage-ink bg-stage-ink text-stage');

type StageButtonProps = { children: ReactNode; onPress: () => void; isSecondary?: boolean };

/** A button of the dark stage. */
export const StageButton = ({ children, onPress, isSecondary = false }: StageButtonProps) => (
  <button
    type="button"
    className={isSecondary ? cx(SHAPE, 'border-stage-line text-stage-ink') : STAGE_BUTTON}
    onClick={onPress}
  >
    {children}
  </button>
);
