import type { Slot } from '@app/contract/appointments';
import { useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { FreeHours } from '../../slots/free-hours.tsx';
import { ActFailure } from '../act-failure.tsx';
import { bookingCopy, appointmentCopy as copy } from '../agenda.copy.ts';
import { sendReschedule } from '../agenda.queries.ts';
import { useAppointmentAct } from '../use-appointment-act.ts';
import type { ActProps } from './cancel-dialog.tsx';
import { WhichAppointment } from './which-appointment.tsx';

/** Moves an appointment to another free hour, all or nothing. */
export function RescheduleDialog({ appointment, side, onBack, onDone }: ActProps) {
  const [slot, setSlot] = useState<Slot>();
  const [isAsked, setIsAsked] = useState(false);
  const act = useAppointmentAct<Slot>({
    send: (chosen) => sendReschedule(appointment, chosen),
    onDone: () => {
      toast.success(side === 'professional' ? copy.rescheduled : copy.rescheduledForStaff);
      onDone();
    },
  });
  return (
    <Dialog
      title={copy.reschedule}
      isOpen
      onClose={onBack}
      actions={
        <>
          <Button onPress={onBack}>{copy.back}</Button>
          <Button
            kind="primary"
            isPending={act.isPending}
            onPress={() => {
              setIsAsked(true);
              if (slot) act.start(slot);
            }}
          >
            {copy.reschedule}
          </Button>
        </>
      }
    >
      <WhichAppointment appointment={appointment} />
      <p>{copy.rescheduleDetail}</p>
      <FreeHours
        professionalId={appointment.professional_dto.id}
        none={bookingCopy.noSlots}
        answers={{ patientId: appointment.patient_dto.id, slot }}
        attentionTypeId={appointment.attention_type_id}
        isChecked={isAsked}
        onChoose={setSlot}
      />
      <ActFailure text={copy.failed} error={act.error} />
    </Dialog>
  );
}
