import { daysFrom } from '@app/contract/availability';
import { WEEKDAYS, weekdayOf } from '@app/contract/catalogs';
import { addDays, type Day, dayOf, searchDay } from '@app/contract/kernel';
import { useSearchParams } from 'react-router';
import { useStepFrom } from '../../lib/use-step-from.ts';
import { daysOfWork } from './agenda-rows.ts';

export type AgendaView = 'day' | 'week';

const DAYS_OF_WEEK = 7;

const mondayOf = (day: Day): Day =>
  addDays(day, -WEEKDAYS.findIndex(({ id }) => id === weekdayOf(day)));

/** The day or week in the address, by default today in Argentina; and the links to others. */
export function useAgendaPlace(now: Date) {
  const [params, setParams] = useSearchParams();
  const today = dayOf(now);
  const asked = searchDay.safeParse(params.get('dia'));
  const day = asked.success ? asked.data : today;
  const view: AgendaView = params.get('vista') === 'semana' ? 'week' : 'day';
  const from = view === 'week' ? mondayOf(day) : day;
  const days = daysFrom(from, addDays(from, view === 'week' ? DAYS_OF_WEEK - 1 : 0));
  const show = (next: Day, as: AgendaView) =>
    setParams((before) => {
      const after = new URLSearchParams(before);
      after.delete('dia');
      after.delete('vista');
      if (next !== today) after.set('dia', next);
      if (as === 'week') after.set('vista', 'semana');
      return after;
    });
  const step = useStepFrom(day, (next) => show(next, view));
  return {
    view,
    days,
    /** The days to fetch; around midnight also the day whose patients may be present too. */
    read: view === 'day' && day === today ? daysOfWork(now) : { from, to: days.at(-1) ?? from },
    today,
    showView: (as: AgendaView) => show(day, as),
    showPrevious: () => step((from) => addDays(from, -days.length)),
    showNext: () => step((from) => addDays(from, days.length)),
    showToday: () => show(today, view),
  };
}
