import { addMonths, type Month, monthOf, searchMonth } from '@app/contract/kernel';
import { useSearchParams } from 'react-router';
import { serverNow } from '../lib/server/server-time.ts';
import { useStepFrom } from '../lib/use-step-from.ts';

/** The month in the address, by default the current one in Argentina, and links to those around it. */
export function useShownMonth() {
  const [params, setParams] = useSearchParams();
  const current = monthOf(new Date(serverNow()));
  const asked = searchMonth.safeParse(params.get('mes'));
  const month: Month = asked.success && asked.data < current ? asked.data : current;
  const show = (next: Month) => setParams(next < current ? { mes: next } : {});
  const step = useStepFrom(month, show);
  return {
    month,
    isCurrent: month === current,
    showPrevious: () => step((from) => addMonths(from, -1)),
    showNext: () => step((from) => addMonths(from, 1)),
  };
}
