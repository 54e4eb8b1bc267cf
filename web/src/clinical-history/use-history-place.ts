import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { historyTabs } from './clinical-history.copy.ts';
import { historyDatesQuery } from './clinical-history.queries.ts';

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

/**
 * Replaces the id of a consultation in the address (`?consulta=`), as used in notifications, by its page. Until
 * the page is found no consultation is read, since each reading is audited.
 */
export function useNamedConsultation(patientId: string): { isLookedFor: boolean } {
  const [params, setParams] = useSearchParams();
  const named = params.get('consulta');
  const isLookedFor = named !== null;
  const { data: dates, isError } = useQuery({
    ...historyDatesQuery(patientId),
    enabled: isLookedFor,
  });
  useEffect(() => {
    if (!isLookedFor || !(dates || isError)) return;
    const page = dates?.findIndex(({ consultationId }) => consultationId === named) ?? 0;
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        next.delete('consulta');
        if (page > 0) next.set('page', String(page));
        return next;
      },
      { replace: true },
    );
  }, [named, isLookedFor, dates, isError, setParams]);
  return { isLookedFor };
}
