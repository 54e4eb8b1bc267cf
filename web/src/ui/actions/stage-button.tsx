import type { ReactNode } from 'react';
import { cx } from '../class-names.ts';

const SHAPE =
  'inline-flex cursor-pointer items-center justify-center gap-2 rounded-md border px-4 font-medium no-underline';

const FIRST = 'border-stage-ink bg-stage-ink text-stage';
const SECOND = 'border-stage-line text-stage-ink';

/** Classes of the primary button or link of the dark stage. */
export const STAGE_BUTTON = cx(SHAPE, 'min-h-target', FIRST);

type StageButtonProps = {
  children: ReactNode;
  onPress: () => void;
  isSecondary?: boolean;
  /** The single action of a call: as tall as its controls, full width. */
  isCall?: boolean;
  /** Takes the focus when opened. */
  autoFocus?: boolean;
};

/** A button of the dark stage. */
export const StageButton = ({
  children,
  onPress,
  isSecondary = false,
  isCall = false,
  ...rest
}: StageButtonProps) => (
  <button
    type="button"
    {...rest}
    className={cx(
      SHAPE,
      isSecondary ? SECOND : FIRST,
      isCall ? 'min-h-call w-full' : 'min-h-target',
    )}
    onClick={onPress}
  >
    {children}
  </button>
);
