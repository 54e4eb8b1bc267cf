import { WEEKDAYS } from '@app/contract/catalogs';
import { type GuardHours, getGuardHours } from '@app/contract/guard-shifts';
import { queryOptions } from '@tanstack/react-query';
import { formatBeginning } from '../../ui/format.ts';
import { call } from '../server/call.ts';

/** When the guard attends, from its shifts; empty if the clinic has none. */
export const guardHoursQuery = queryOptions({
  queryKey: ['guard-shifts', 'hours'],
  queryFn: async () => (await call(getGuardHours, {})).data,
  staleTime: 60_000,
});

const nameOf = (weekday: string): string => WEEKDAYS.find(({ id }) => id === weekday)?.name ?? '';

/** `lunes de 08:00 a 16:00`, one text per period of the week. */
export const weekText = ({ week }: GuardHours): string[] =>
  week.map(({ weekday, from, to }) =>
    from === to || (from === '00:00' && to === '24:00')
      ? `${nameOf(weekday)}, 24 horas desde las ${from}`
      : `${nameOf(weekday)} de ${from} a ${to}`,
  );

/** `Pediatría: vuelve el martes 24 a las 08:00.`; empty if unknown. */
export function nextOpeningText(hours: readonly GuardHours[]): string[] {
  return hours.flatMap(({ name, isOpen, changesAt }) =>
    isOpen || changesAt === null ? [] : [`${name}: vuelve ${formatBeginning(changesAt)}.`],
  );
}
