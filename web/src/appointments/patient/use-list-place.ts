import type { AppointmentStatus } from '@app/contract/appointments';
import { useSearchParams } from 'react-router';
import { pageIn } from '../../lib/page-in-address.ts';

/** Names of the tabs in the address, in the order of the specification. */
const TAB_NAMES: Record<AppointmentStatus, string> = {
  PROGRAMMED: 'programados',
  FINISHED: 'finalizados',
  CANCELLED: 'cancelados',
};

export const TABS = Object.keys(TAB_NAMES) as AppointmentStatus[];

export const tabName = (status: AppointmentStatus): string => TAB_NAMES[status];

/** Tab and page of the list, kept in the address. */
export function useListPlace() {
  const [params, setParams] = useSearchParams();
  const status = TABS.find((one) => TAB_NAMES[one] === params.get('tab')) ?? 'PROGRAMMED';
  return {
    status,
    page: pageIn(params),
    showTab: (tab: string) => setParams({ tab }, { replace: true }),
    addressOf: (page: number) =>
      `?${new URLSearchParams({ tab: TAB_NAMES[status], pagina: String(page) })}`,
  };
}
