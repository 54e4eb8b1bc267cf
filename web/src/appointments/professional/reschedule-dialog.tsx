import type { Slot } from '@app/contract/appointments';
import { useState } from 'react';
import { Button } from '../../ui/actions/button.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { ActFailure } from './act-failure.tsx';
import { appointmentCopy as copy } from './agenda.copy.ts';
import { sendReschedule } from './agenda.queries.ts';
import type { ActProps } from './cancel-dialog.tsx';

import { OwnHours } from './own-hours.tsx';
import { useAppointmentAct } from './use-appointment-act.ts';

/** Moves an appointment to another free hour, all or nothing. */
export function RescheduleDialog({ appointment, onBack, onDone }: ActProps) {
  const [slot, setSlot] = useState<Slot>();
  const [isAsked, setIsAsked] = useState(false);
  const act = useAppointmentAct<Slot>({
    send: (chosen) => sendReschedule(appointment.id, chosen),
    onDone: () => {
      toast.success(copy.rescheduled);
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
      <p>{copy.rescheduleDetail}</p>
      <OwnHours
        patientId={appointment.patient_dto.id}
        slot={slot}
        isChecked={isAsked}
        onChoose={setSlot}
      />
      <ActFailure text={copy.failed} error={act.error} />
    </Dialog>
  );
}
