import { ChevronLeft, ChevronRight } from 'lucide-react';
import { ariaKeys, type Shortcut } from '../../lib/shortcuts.ts';
import { Button } from '../actions/button.tsx';
import { ShortcutBadge } from '../actions/shortcut-keys.tsx';
import { uiCopy } from '../ui.copy.ts';

type PagerProps = {
  label: string;
  /** Counted from 1. */
  current: number;
  total: number;
  onPage: (page: number) => void;
  previousLabel?: string;
  nextLabel?: string;
  previousShortcut?: Shortcut;
  nextShortcut?: Shortcut;
};

/** One page at a time: *Consulta anterior*, 3 de 12, *Consulta siguiente*. */
export const Pager = ({
  label,
  current,
  total,
  onPage,
  previousLabel = uiCopy.previous,
  nextLabel = uiCopy.next,
  previousShortcut,
  nextShortcut,
}: PagerProps) => (
  <nav
    aria-label={label}
    className="flex flex-wrap items-start justify-between gap-3 max-sm:grid max-sm:grid-cols-2 max-sm:[&_button]:px-3 max-sm:[&_button]:leading-tight"
  >
    <span className="flex flex-col items-start gap-1 max-sm:items-stretch">
      <Button
        icon={<ChevronLeft aria-hidden />}
        disabledReason={current <= 1 ? uiCopy.noPrevious : null}
        aria-keyshortcuts={previousShortcut && ariaKeys(previousShortcut)}
        onPress={() => onPage(current - 1)}
      >
        {previousLabel}
      </Button>
      {previousShortcut && <ShortcutBadge shortcut={previousShortcut} />}
    </span>
    <span className="py-2 max-sm:order-first max-sm:col-span-2 max-sm:text-center">
      {uiCopy.page(current, total)}
    </span>
    <span className="flex flex-col items-end gap-1 max-sm:items-stretch">
      <Button
        disabledReason={current >= total ? uiCopy.noNext : null}
        aria-keyshortcuts={nextShortcut && ariaKeys(nextShortcut)}
        onPress={() => onPage(current + 1)}
      >
        {nextLabel}
        <ChevronRight aria-hidden />
      </Button>
      {nextShortcut && <ShortcutBadge shortcut={nextShortcut} />}
    </span>
  </nav>
);
