import type { Appointment } from '@app/contract/appointments';
import { WITH_INSURER } from '@app/contract/availability';
import { Clock } from 'lucide-react';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Chip } from '../../ui/feedback/chip.tsx';
import { formatTime } from '../../ui/format.ts';
import { AppointmentActs } from './appointment-acts.tsx';
import { CancelAppointment } from './cancel-appointment.tsx';
import { JoinAppointment, type Room } from './join-appointment.tsx';
import { actsCopy, joinCopy as copy } from './patient-appointments.copy.ts';
import { useJoinWindow } from './use-join-window.ts';

/** What may be done about an appointment that is to come: cancel it before its window, enter within it. */
export function ComingAppointment({ appointment, room }: { appointment: Appointment; room: Room }) {
  const { place, secondsLeft } = useJoinWindow(appointment);
  const { delayMinutes, rescheduleRequest } = appointment;
  return (
    <>
      {delayMinutes > 0 && <Banner tone="warn">{copy.delay(delayMinutes)}</Banner>}
      {rescheduleRequest !== null && <p>{actsCopy.youAsked(rescheduleRequest)}</p>}
      {place === 'before' && <OpensAt joinFrom={appointment.joinFrom} />}
      {place === 'open' && (
        <JoinAppointment appointment={appointment} secondsLeft={secondsLeft} room={room} />
      )}
      {place === 'after' && <p>{copy.over}</p>}
      {place !== 'after' &&
        appointment.attention_type_id !== WITH_INSURER &&
        room.payment(appointment.patient_dto.id)}
      <div className="flex flex-wrap items-start gap-3">
        {place !== 'after' && (
          <AppointmentActs appointment={appointment} isBefore={secondsLeft > 0} />
        )}
        {place === 'before' && <CancelAppointment appointment={appointment} />}
      </div>
    </>
  );
}

export const OpensAt = ({ joinFrom }: Pick<Appointment, 'joinFrom'>) => (
  <Chip tone="info" icon={<Clock aria-hidden size={18} />}>
    {copy.from(formatTime(joinFrom).replace(' h', ''))}
  </Chip>
);
