import { beginWindow } from '@app/contract/appointments';
import { addDays, type Day, instantAt } from '@app/contract/kernel';
import { useQuery } from '@tanstack/react-query';
import { dayNow } from '../../lib/server/server-time.ts';
import { useViewer } from '../../lib/session/session.ts';
import { useNowAt } from '../../lib/use-now-at.ts';
import { agendaQuery } from './agenda.queries.ts';
import { daysOfWork } from './agenda-rows.ts';

/** The professional's agenda of today; around midnight that of two days, whose patients may both be present. */
export function useOwnToday() {
  const professionalId = useViewer()?.accountId ?? '';
  const today = dayNow();
  const now = useNowAt([today, addDays(today, 1)].flatMap(nightOf));
  return useQuery(agendaQuery({ side: 'professional', professionalId }, daysOfWork(new Date(now))));
}

/** When a day is added to the one before, and when it is shown alone. */
function nightOf(day: Day): number[] {
  const { from, to } = beginWindow({ startsAt: instantAt(day, 0).getTime() });
  return [from, to];
}
