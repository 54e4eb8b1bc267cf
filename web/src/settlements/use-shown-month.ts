import { addMonths, type Month, monthOf, searchMonth } from '@app/contract/kernel';
import { useSearchParams } from 'react-router';

/** The month that the address names, or the current one in Argentina, and the way to those around it. */
export function useShownMonth() {
  const [params, setParams] = useSearchParams();
  const current = monthOf(new Date());
  const asked = searchMonth.safeParse(params.get('mes'));
  const month: Month = asked.success && asked.data < current ? asked.data : current;
  const show = (next: Month) => setParams(next === current ? {} : { mes: next });
  return {
    month,
    isCurrent: month === current,
    showPrevious: () => show(addMonths(month, -1)),
    showNext: () => show(addMonths(month, 1)),
  };
}
