import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../ui/actions/button.tsx';
import { formatMonth } from '../ui/format.ts';
import { settlementsCopy as copy } from './settlements.copy.ts';
import { useShownMonth } from './use-shown-month.ts';

/** The month that is shown, between the ways to those around it. */
export function MonthChooser() {
  const { month, isCurrent, showPrevious, showNext } = useShownMonth();
  return (
    <section aria-label={copy.month} className="flex flex-wrap items-center gap-3">
      <span className="print:hidden">
        <Button icon={<ChevronLeft aria-hidden />} onPress={showPrevious}>
          {copy.previous}
        </Button>
      </span>
      <p role="status" className="text-20 font-bold">
        {formatMonth(month)}
      </p>
      <span className="print:hidden">
        <Button
          icon={<ChevronRight aria-hidden />}
          onPress={showNext}
          disabledReason={isCurrent ? copy.noNext : null}
        >
          {copy.next}
        </Button>
      </span>
    </section>
  );
}
