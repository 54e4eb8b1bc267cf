import type { ReactNode } from 'react';
import { useKeyboardInset } from '../../lib/device/use-keyboard-inset.ts';

type ThumbBarProps = {
  /** Above the buttons: why a click has no effect yet. */
  note?: ReactNode;
  /** The buttons to go back and to continue, in this order. */
  children: ReactNode;
};

/**
 * The buttons of one step: on a phone within reach of the thumb, above its keyboard and the safe area;
 * elsewhere below the content.
 */
export function ThumbBar({ note, children }: ThumbBarProps) {
  const bottom = useKeyboardInset();
  return (
    <div className="upright:h-36">
      <div
        style={{ bottom }}
        className="flex flex-col gap-2 upright:fixed upright:inset-x-0 upright:z-10 upright:border-t upright:border-line upright:bg-surface upright:px-4 upright:pt-3 upright:pb-[max(0.75rem,env(safe-area-inset-bottom))]"
      >
        {note && <div className="text-small text-ink-2">{note}</div>}
        <div className="flex flex-wrap gap-3 upright:grid upright:grid-cols-[fit-content(50%)_minmax(0,1fr)]">
          {children}
        </div>
      </div>
    </div>
  );
}
