import type { Appointment } from '@app/contract/appointments';
import { WITH_INSURER } from '@app/contract/availability';
import { hourOf } from '@app/contract/kernel';
import { Clock } from 'lucide-react';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Chip } from '../../ui/feedback/chip.tsx';
import { formatTime } from '../../ui/format.ts';
import { AppointmentActs } from './appointment-acts.tsx';
import { CancelAppointment } from './cancel-appointment.tsx';
import { JoinAppointment, type Room } from './join-appointment.tsx';
import { actsCopy, joinCopy as copy } from './patient-appointments.copy.ts';
import { expectedBeginning, useJoinWindow } from './use-join-window.ts';

/** The actions on a future appointment: cancel it before its window, enter within it. */
export function ComingAppointment({ appointment, room }: { appointment: Appointment; room: Room }) {
  const { place, isBeforeHour, secondsLeft } = useJoinWindow(appointment);
  const { rescheduleRequest } = appointment;
  if (isOff(appointment)) {
    return (
      <>
        <CannotAttend appointment={appointment} />
        {place === 'before' && <CancelAppointment appointment={appointment} />}
      </>
    );
  }
  return (
    <>
      <Delay appointment={appointment} />
      {rescheduleRequest !== null && <p>{actsCopy.youAsked(rescheduleRequest)}</p>}
      {place === 'before' && <OpensAt joinFrom={appointment.joinFrom} />}
      {place === 'open' && (
        <JoinAppointment appointment={appointment} secondsLeft={secondsLeft} room={room} />
      )}
      {place === 'after' && <p>{copy.over}</p>}
      {place !== 'after' &&
        appointment.attention_type_id !== WITH_INSURER &&
        room.payment(appointment)}
      <div className="flex flex-wrap items-start gap-3">
        {place !== 'after' && <AppointmentActs appointment={appointment} isBefore={isBeforeHour} />}
        {place === 'before' && <CancelAppointment appointment={appointment} />}
      </div>
    </>
  );
}

/** Whether an appointment cannot take place as things are, since its professional cannot attend. */
export const isOff = ({ consultationId, professionalAttends }: Appointment): boolean =>
  !professionalAttends && consultationId === null;

/** Instead of everything that would promise the consultation. */
export const CannotAttend = ({ appointment }: { appointment: Appointment }) => (
  <Banner tone="warn">{copy.cannotAttend(appointment.professional_dto.aliasOrFullName)}</Banner>
);

/** The announced delay, and when the appointment is expected to start. */
export function Delay({ appointment }: { appointment: Appointment }) {
  const { delayMinutes } = appointment;
  if (delayMinutes === 0) return null;
  return (
    <Banner tone="warn">
      {copy.delay(delayMinutes, formatTime(new Date(expectedBeginning(appointment))))}
    </Banner>
  );
}

export const OpensAt = ({ joinFrom }: Pick<Appointment, 'joinFrom'>) => (
  <Chip tone="info" icon={<Clock aria-hidden size={18} />}>
    {copy.from(hourOf(new Date(joinFrom)))}
  </Chip>
);
