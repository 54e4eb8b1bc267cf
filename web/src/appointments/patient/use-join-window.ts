import { type Appointment, isWithin } from '@app/contract/appointments';
import { useNow } from '../../lib/use-now.ts';

/** Whether the patient of an appointment may enter yet, and how many seconds are left until its hour. */
export function useJoinWindow({ appointment_date, joinFrom, joinUntil }: Appointment) {
  const now = useNow();
  const window = { from: Date.parse(joinFrom), to: Date.parse(joinUntil) };
  const closed = now < window.from ? 'before' : 'after';
  return {
    place: isWithin(window, now) ? 'open' : closed,
    secondsLeft: Math.max(0, Math.ceil((Date.parse(appointment_date) - now) / 1000)),
  } as const;
}
