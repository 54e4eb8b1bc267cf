import { searchDay } from '@app/contract/kernel';
import { useSearchParams } from 'react-router';
import { pageIn } from '../../lib/page-in-address.ts';

/** Days of the history; empty without a limit. */
export type Period = { fromDate: string; toDate: string };

/** Days, page and opened dispensing, kept in the address. */
export function useHistoryPlace() {
  const [params, setParams] = useSearchParams();
  const period: Period = { fromDate: dayIn(params, 'desde'), toDate: dayIn(params, 'hasta') };
  const page = pageIn(params);

  const addressOf = (shown: number, opened = ''): string =>
    `?${paramsOf(period, { pagina: shown > 1 ? String(shown) : '', entrega: opened })}`;

  return {
    period,
    page,
    opened: params.get('entrega'),
    show: (next: Period) => setParams(paramsOf(next, {})),
    pageAddress: (next: number) => addressOf(next),
    openedAddress: (id: string) => addressOf(page, id),
    listAddress: addressOf(page),
  };
}

function dayIn(params: URLSearchParams, name: string): string {
  const day = params.get(name) ?? '';
  return searchDay.safeParse(day).success ? day : '';
}

const paramsOf = ({ fromDate, toDate }: Period, others: Record<string, string>) =>
  new URLSearchParams(
    Object.entries({ desde: fromDate, hasta: toDate, ...others }).filter(
      ([, value]) => value !== '',
    ),
  );
