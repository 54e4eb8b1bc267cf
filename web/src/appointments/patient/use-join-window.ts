import { type Appointment, expectedAt, isWithin } from '@app/contract/appointments';
import { useNow } from '../../lib/use-now.ts';

/** Whether the patient of an appointment may enter at a time. */
export function placeIn({ joinFrom, joinUntil }: Appointment, now: number) {
  const window = { from: Date.parse(joinFrom), to: Date.parse(joinUntil) };
  if (isWithin(window, now)) return 'open';
  return now < window.from ? 'before' : 'after';
}

/** When an appointment is expected to start. */
export const expectedBeginning = ({ appointment_date, delayMinutes }: Appointment): number =>
  expectedAt({ startsAt: Date.parse(appointment_date), delayMinutes });

/** Whether the patient of an appointment may enter yet, and the seconds until its expected start. */
export function useJoinWindow(appointment: Appointment) {
  const now = useNow();
  return {
    place: placeIn(appointment, now),
    isBeforeHour: now < Date.parse(appointment.appointment_date),
    secondsLeft: Math.max(0, Math.ceil((expectedBeginning(appointment) - now) / 1000)),
  };
}
