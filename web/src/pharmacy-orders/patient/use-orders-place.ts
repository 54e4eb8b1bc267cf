import { ORDER_TABS, type OrderTab } from '@app/contract/pharmacy-orders';
import { useSearchParams } from 'react-router';
import { pageIn } from '../../lib/page-in-address.ts';

/** The tabs, in the order of the specification. */
export const TABS = Object.keys(ORDER_TABS) as OrderTab[];

/** First tabs that need an action, then those in progress. */
const FIRST_LOOKED_AT = ['cotizados', 'enviados', 'procesando', 'pagados'] as const;

/**
 * Tab and page of the list, kept in the address. Without a tab in the address, the first one that needs an
 * action is opened; until the counts are known, none.
 */
export function useOrdersPlace(countOf: ((tab: OrderTab) => number) | undefined) {
  const [params, setParams] = useSearchParams();
  const first = countOf && (FIRST_LOOKED_AT.find((one) => countOf(one) > 0) ?? 'creados');
  const tab = TABS.find((one) => one === params.get('tab')) ?? first;
  return {
    tab,
    page: pageIn(params),
    showTab: (next: string) => setParams({ tab: next }, { replace: true }),
    showPage: (next: number) => setParams({ ...(tab && { tab }), pagina: String(next) }),
    firstPage: `?${new URLSearchParams(tab && { tab })}`,
  };
}
