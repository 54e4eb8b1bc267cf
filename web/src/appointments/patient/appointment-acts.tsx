import {
  type Appointment,
  confirmAppointment,
  getAppointmentCalendar,
} from '@app/contract/appointments';
import { useMutation } from '@tanstack/react-query';
import { CalendarArrowDown, CalendarCheck } from 'lucide-react';
import { saveFile } from '../../lib/device/save-file.ts';
import { call, callForFile } from '../../lib/server/call.ts';
import { hasBooking } from '../../lib/settings.ts';
import { Button } from '../../ui/actions/button.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { AskAnotherHour } from './ask-another-hour.tsx';
import { ChangeHour } from './change-hour.tsx';
import { Failure } from './failure.tsx';
import { actsCopy as copy } from './patient-appointments.copy.ts';
import { useAppointmentChange } from './use-appointment-change.ts';

type Props = {
  appointment: Appointment;
  /** Before its hour: it can still be moved. */
  isBefore: boolean;
};

/** Confirms an appointment, moves it, or adds it to a calendar. */
export const AppointmentActs = ({ appointment, isBefore }: Props) => (
  <>
    {!appointment.confirm && <Confirm appointment={appointment} />}
    {isBefore && appointment.consultationId === null && <AnotherHour appointment={appointment} />}
    <AddToCalendar appointment={appointment} />
  </>
);

/** Patients who book by themselves also move appointments; otherwise they ask for another hour. */
const AnotherHour = ({ appointment }: { appointment: Appointment }) =>
  hasBooking() ? (
    <ChangeHour appointment={appointment} />
  ) : (
    <AskAnotherHour appointment={appointment} />
  );

function Confirm({ appointment: { id, version } }: { appointment: Appointment }) {
  const confirm = useAppointmentChange({
    send: () => call(confirmAppointment, { params: { appointmentId: id } }, { ifMatch: version }),
    onDone: () => toast.success(copy.confirmed),
  });
  return (
    <>
      <Button
        kind="primary"
        icon={<CalendarCheck aria-hidden />}
        isPending={confirm.isPending}
        onPress={confirm.press}
      >
        {copy.confirm}
      </Button>
      <Failure text={copy.confirmFailed} error={confirm.error} />
    </>
  );
}

function AddToCalendar({ appointment: { date, id } }: { appointment: Appointment }) {
  const download = useMutation({
    mutationFn: async () => {
      const file = await callForFile(getAppointmentCalendar, { params: { appointmentId: id } });
      saveFile(file, copy.calendarFile(date));
    },
  });
  return (
    <>
      <Button
        kind="quiet"
        icon={<CalendarArrowDown aria-hidden />}
        isPending={download.isPending}
        onPress={() => download.mutate()}
      >
        {copy.calendar}
      </Button>
      <Failure text={copy.calendarFailed} error={download.error} />
    </>
  );
}
