import { ORDER_TABS, type OrderStatus } from '@app/contract/pharmacy-orders';
import { useSearchParams } from 'react-router';
import { pageIn } from '../../lib/page-in-address.ts';
import type { boardCopy } from './branch-orders.copy.ts';

/** The board's tabs are the patient's, except that the first one is called new. */
export const BOARD_TABS: Readonly<Record<BoardTab, readonly OrderStatus[]>> = {
  nuevos: ORDER_TABS.creados,
  cotizados: ORDER_TABS.cotizados,
  procesando: ORDER_TABS.procesando,
  pagados: ORDER_TABS.pagados,
  enviados: ORDER_TABS.enviados,
  entregados: ORDER_TABS.entregados,
  rechazados: ORDER_TABS.rechazados,
};
export type BoardTab = keyof typeof boardCopy.tab;

const isTab = (name: string | null): name is BoardTab => name !== null && name in BOARD_TABS;

/** The part of the board in the address. */
export function useBoardPlace() {
  const [search, setSearch] = useSearchParams();
  const named = search.get('estado');
  const tab = isTab(named) ? named : 'nuevos';
  return {
    tab,
    page: pageIn(search),
    show: (next: string) => setSearch({ estado: next }),
    pageAddress: (next: number) =>
      `?${new URLSearchParams({ estado: tab, ...(next > 1 && { pagina: String(next) }) })}`,
  };
}
