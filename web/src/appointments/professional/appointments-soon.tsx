import type { Appointment } from '@app/contract/appointments';
import { useNowAt } from '../../lib/use-now-at.ts';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { formatHour } from '../../ui/format.ts';
import { useAppointmentPushes } from '../appointments.pushes.ts';
import { soonCopy as copy } from './agenda.copy.ts';
import { beginsWithin, mayBegin } from './agenda-rows.ts';
import { useOwnToday } from './use-own-today.ts';

/** On the guard: the appointment whose consultation can be started now, from 15 minutes before. */
export function AppointmentsSoon() {
  useAppointmentPushes();
  const { data } = useOwnToday();
  const now = new Date(useNowAt(data?.appointments.flatMap(changesOf) ?? []));
  const ready = data?.appointments.filter((appointment) => mayBegin(appointment, now)) ?? [];
  const next =
    ready.find(({ patientIsWaiting }) => patientIsWaiting) ??
    ready.find((appointment) => !isPast(appointment, now)) ??
    ready[0];
  if (!next) return null;
  return (
    <Banner action={<LinkButton to="/profesional/agenda-de-turnos">{copy.go}</LinkButton>}>
      {wordsOf(next, now)(formatHour(next.hour), next.patient_dto.aliasOrFullName)}
    </Banner>
  );
}

/** Whether its patient is no longer expected; it can still be started. */
const isPast = ({ awaitedUntil }: Appointment, now: Date): boolean =>
  Date.parse(awaitedUntil) < now.getTime();

const wordsOf = (appointment: Appointment, now: Date) => {
  if (appointment.patientIsWaiting) return copy.waiting;
  return isPast(appointment, now) ? copy.past : copy.next;
};

/** When its text changes. */
function changesOf(appointment: Appointment): number[] {
  const { from, to } = beginsWithin(appointment);
  return [from, Date.parse(appointment.awaitedUntil), to];
}
