import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { historyTabs } from './clinical-history.copy.ts';

/** A kind of order. */
export type HistoryTab = keyof typeof historyTabs;

const FIRST_TAB: HistoryTab = 'recetas';
const isTab = (text: string | null): text is HistoryTab => text !== null && text in historyTabs;

/** Current consultation and tab, kept in the address. */
export function useHistoryPlace() {
  const [params, setParams] = useSearchParams();
  const asked = Number(params.get('page'));
  const tab = params.get('tab');

  const put = useCallback(
    (name: 'page' | 'tab', value: string) =>
      setParams(
        (now) => {
          const next = new URLSearchParams(now);
          next.set(name, value);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  );

  return {
    page: Number.isInteger(asked) && asked > 0 ? asked : 0,
    tab: isTab(tab) ? tab : FIRST_TAB,
    goTo: useCallback((page: number) => put('page', String(page)), [put]),
    show: useCallback((next: string) => put('tab', next), [put]),
  };
}
