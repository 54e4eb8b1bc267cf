import { useScreenActions } from '../../lib/screen-actions.ts';
import { agendaCopy as copy } from './agenda.copy.ts';
import { type AgendaSide, mayChange } from './agenda-side.ts';
import type { useAgendaPlace } from './use-agenda-place.ts';

/** Palette actions of the agenda: other days, and booking an appointment. */
export function useAgendaActions(
  { view, showNext, showPrevious, showToday }: ReturnType<typeof useAgendaPlace>,
  side: AgendaSide,
  onGive: () => void,
): void {
  const isWeek = view === 'week';
  useScreenActions([
    {
      id: 'previous-days',
      group: 'agenda',
      label: isWeek ? copy.previousWeek : copy.previousDay,
      shortcut: 'previous-days',
      run: showPrevious,
    },
    {
      id: 'next-days',
      group: 'agenda',
      label: isWeek ? copy.nextWeek : copy.nextDay,
      shortcut: 'next-days',
      run: showNext,
    },
    { id: 'today', group: 'agenda', label: copy.today, shortcut: 'today', run: showToday },
    ...(mayChange(side)
      ? [{ id: 'give-appointment', group: 'agenda', label: copy.give, run: onGive } as const]
      : []),
  ]);
}
