import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from './button.tsx';
import { uiCopy } from './ui.copy.ts';

type PagerProps = {
  label: string;
  /** Counted from 1. */
  current: number;
  total: number;
  onPage: (page: number) => void;
  previousLabel?: string;
  nextLabel?: string;
};

/** One page at a time: *Consulta anterior*, 3 de 12, *Consulta siguiente*. */
export const Pager = ({
  label,
  current,
  total,
  onPage,
  previousLabel = uiCopy.previous,
  nextLabel = uiCopy.next,
}: PagerProps) => (
  <nav aria-label={label} className="flex flex-wrap items-center justify-between gap-3">
    <Button
      icon={<ChevronLeft aria-hidden />}
      disabledReason={current <= 1 ? uiCopy.noPrevious : null}
      onPress={() => onPage(current - 1)}
    >
      {previousLabel}
    </Button>
    <span className="max-sm:order-first max-sm:w-full max-sm:text-center">
      {uiCopy.page(current, total)}
    </span>
    <Button
      disabledReason={current >= total ? uiCopy.noNext : null}
      onPress={() => onPage(current + 1)}
    >
      {nextLabel}
      <ChevronRight aria-hidden />
    </Button>
  </nav>
);
