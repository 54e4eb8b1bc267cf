import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../ui/actions/button.tsx';
import { formatMonth } from '../ui/format.ts';
import { uiCopy } from '../ui/ui.copy.ts';
import { settlementsCopy as copy } from './settlements.copy.ts';
import { useShownMonth } from './use-shown-month.ts';

/** The displayed month, and links to those around it. */
export function MonthChooser() {
  const { month, isCurrent, showPrevious, showNext } = useShownMonth();
  return (
    <section aria-label={copy.month} className="flex flex-wrap items-center gap-3">
      <p role="status" className="text-20 font-bold max-sm:w-full">
        {formatMonth(month)}
      </p>
      <span className="print:hidden">
        <Button
          icon={<ChevronLeft aria-hidden />}
          onPress={showPrevious}
          aria-label={copy.previousMonth}
        >
          {uiCopy.previous}
        </Button>
      </span>
      <span className="print:hidden">
        <Button
          icon={<ChevronRight aria-hidden />}
          onPress={showNext}
          aria-label={copy.nextMonth}
          disabledReason={isCurrent ? copy.noNext : null}
        >
          {uiCopy.next}
        </Button>
      </span>
    </section>
  );
}
