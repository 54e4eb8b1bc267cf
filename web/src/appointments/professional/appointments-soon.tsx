import { dayOf } from '@app/contract/kernel';
import { useQuery } from '@tanstack/react-query';
import { useViewer } from '../../lib/session/session.ts';
import { UNHURRIED_MS, useNow } from '../../lib/use-now.ts';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { useAppointmentPushes } from '../appointments.pushes.ts';
import { soonCopy as copy } from './agenda.copy.ts';
import { agendaQuery } from './agenda.queries.ts';
import { mayBegin } from './agenda-rows.ts';

/** On the guard: the appointment whose consultation may be begun now, from a quarter of an hour before. */
export function AppointmentsSoon() {
  useAppointmentPushes();
  const now = new Date(useNow(UNHURRIED_MS));
  const today = dayOf(now);
  const professionalId = useViewer()?.accountId ?? '';
  const { data } = useQuery(agendaQuery({ side: 'professional', professionalId }, today, today));
  const next = data?.appointments.find((appointment) => mayBegin(appointment, now));
  if (!next) return null;
  const words = next.patientIsWaiting ? copy.waiting : copy.next;
  return (
    <Banner action={<LinkButton to="/profesional/agenda-de-turnos">{copy.go}</LinkButton>}>
      {words(`${next.hour} h`, next.patient_dto.aliasOrFullName)}
    </Banner>
  );
}
