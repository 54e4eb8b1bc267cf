import { ORDER_TABS, type OrderTab } from '@app/contract/pharmacy-orders';
import { useSearchParams } from 'react-router';

/** The tabs, in the order of the specification. */
export const TABS = Object.keys(ORDER_TABS) as OrderTab[];

/** Tab and page of the list, kept in the address. */
export function useOrdersPlace() {
  const [params, setParams] = useSearchParams();
  const page = Number(params.get('pagina'));
  const tab = TABS.find((one) => one === params.get('tab')) ?? 'creados';
  return {
    tab,
    page: Number.isInteger(page) && page > 1 ? page : 1,
    showTab: (next: string) => setParams({ tab: next }, { replace: true }),
    showPage: (next: number) => setParams({ tab, pagina: String(next) }),
  };
}
