import type { Appointment } from '@app/contract/appointments';
import { dayOf } from '@app/contract/kernel';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useViewer } from '../../lib/session/session.ts';
import { UNHURRIED_MS, useNow } from '../../lib/use-now.ts';
import { formatTime } from '../../ui/format.ts';
import { standingOf } from '../appointment-standing.ts';
import { soonCopy as copy } from './agenda.copy.ts';
import { agendaQuery } from './agenda.queries.ts';

const AHEAD = ['UNCONFIRMED', 'CONFIRMED', 'WAITING'];

const isAhead = (appointment: Appointment, now: number): boolean =>
  AHEAD.includes(standingOf(appointment)) &&
  (appointment.patientIsWaiting || Date.parse(appointment.appointment_date) > now);

/** The next of the professional's appointments of today, in words: `17:20 h, Inés Álvarez`. */
export function NextToday() {
  const now = useNow(UNHURRIED_MS);
  const today = dayOf(new Date(now));
  const professionalId = useViewer()?.accountId ?? '';
  const { data, isError } = useQuery(
    agendaQuery({ side: 'professional', professionalId }, today, today),
  );
  if (!data) return isError ? copy.nextFailed : '…';
  const [next] = data.appointments
    .filter((appointment) => isAhead(appointment, now))
    .sort((one, other) => one.appointment_date.localeCompare(other.appointment_date));
  if (!next) return copy.noneToday;
  return (
    <Link to="/profesional/agenda-de-turnos">
      {copy.of(formatTime(next.appointment_date), next.patient_dto.aliasOrFullName)}
    </Link>
  );
}
