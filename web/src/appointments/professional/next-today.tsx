import type { Appointment } from '@app/contract/appointments';
import { Link } from 'react-router';
import { useNowAt } from '../../lib/use-now-at.ts';
import { formatTime } from '../../ui/format.ts';
import { standingOf } from '../appointment-standing.ts';
import { soonCopy as copy } from './agenda.copy.ts';
import { beginFrom, isOfToday } from './agenda-rows.ts';
import { useOwnToday } from './use-own-today.ts';

const AHEAD = ['UNCONFIRMED', 'CONFIRMED', 'WAITING'];

const isAhead = (appointment: Appointment, now: number): boolean =>
  AHEAD.includes(standingOf(appointment)) &&
  isOfToday(appointment, new Date(now)) &&
  (appointment.patientIsWaiting || Date.parse(appointment.appointment_date) > now);

/** The next of the professional's appointments of today: `17:20 h, Inés Álvarez`. */
export function NextToday() {
  const { data, isError } = useOwnToday();
  const now = useNowAt(
    data?.appointments.flatMap((one) => [
      beginFrom(one).getTime(),
      Date.parse(one.appointment_date),
    ]) ?? [],
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
