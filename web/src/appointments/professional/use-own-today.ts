import { addDays, type Day, dayOf, instantAt } from '@app/contract/kernel';
import { useQuery } from '@tanstack/react-query';
import { useViewer } from '../../lib/session/session.ts';
import { useNowAt } from '../../lib/use-now-at.ts';
import { agendaQuery } from './agenda.queries.ts';

/** The professional's own agenda of today. */
export function useOwnToday() {
  const professionalId = useViewer()?.accountId ?? '';
  const today = useToday();
  return useQuery(agendaQuery({ side: 'professional', professionalId }, today, today));
}

function useToday(): Day {
  const midnight = instantAt(addDays(dayOf(new Date()), 1), 0);
  return dayOf(new Date(useNowAt([midnight.getTime()])));
}
