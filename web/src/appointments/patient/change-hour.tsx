import { type Appointment, rescheduleAppointment, type Slot } from '@app/contract/appointments';
import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../lib/server/call.ts';
import { Button } from '../../ui/actions/button.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { uiCopy } from '../../ui/ui.copy.ts';
import { whenText } from '../appointment-when.ts';
import { bookingCopy } from '../booking/booking.copy.ts';
import { FreeHours } from '../slots/free-hours.tsx';
import { Failure } from './failure.tsx';
import { actsCopy as copy } from './patient-appointments.copy.ts';
import { useAppointmentChange } from './use-appointment-change.ts';

/** Moves an appointment to another free hour of its professional. */
export function ChangeHour({ appointment }: { appointment: Appointment }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon={<CalendarClock aria-hidden />} onPress={() => setIsOpen(true)}>
        {copy.change}
      </Button>
      <Dialog title={copy.changeTitle} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <OtherHours appointment={appointment} onClose={() => setIsOpen(false)} />
      </Dialog>
    </>
  );
}

function OtherHours({ appointment, onClose }: { appointment: Appointment; onClose: () => void }) {
  const { id, patient_dto, professional_dto, version } = appointment;
  const [slot, setSlot] = useState<Slot>();
  const change = useAppointmentChange({
    send: async ({ time_availability_id, appointment_date }: Slot) => {
      const body = { time_availability_id, appointment_date };
      try {
        const params = { appointmentId: id };
        return (await call(rescheduleAppointment, { params, body }, { ifMatch: version })).data;
      } catch (error) {
        setSlot(undefined);
        throw error;
      }
    },
    onDone: (moved) => {
      toast.success(copy.changed(whenText(moved)));
      onClose();
    },
  });
  return (
    <>
      <p>{whenText(appointment)}</p>
      <FreeHours
        professionalId={professional_dto.id}
        none={bookingCopy.none(professional_dto.aliasOrFullName)}
        answers={{ patientId: patient_dto.id, slot }}
        attentionTypeId={appointment.attention_type_id}
        isChecked={false}
        onChoose={setSlot}
      />
      <Failure text={copy.changeFailed} error={change.error} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button onPress={onClose}>{uiCopy.back}</Button>
        <Button
          kind="primary"
          isPending={change.isPending}
          disabledReason={slot ? null : copy.changeMissing}
          onPress={() => slot && change.press(slot)}
        >
          {copy.changeSend}
        </Button>
      </div>
    </>
  );
}
