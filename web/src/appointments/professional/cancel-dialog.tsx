import { APPOINTMENT_TEXT_MAX, type Appointment } from '@app/contract/appointments';
import { useState } from 'react';
import { toast } from '../../ui/feedback/toast.ts';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { ActFailure } from './act-failure.tsx';
import { appointmentCopy as copy } from './agenda.copy.ts';
import { sendCancellation } from './agenda.queries.ts';
import { useAppointmentAct } from './use-appointment-act.ts';

/** What each act of an appointment is given. */
export type ActProps = { appointment: Appointment; onBack: () => void; onDone: () => void };

/** Cancels an appointment before its hour; the patient reads why. */
export function CancelDialog({ appointment, onBack, onDone }: ActProps) {
  const [reason, setReason] = useState('');
  const act = useAppointmentAct({
    send: () => sendCancellation(appointment.id, reason),
    onDone: () => {
      toast.success(copy.cancelled);
      onDone();
    },
  });
  return (
    <ConfirmDialog
      question={copy.cancelQuestion}
      isOpen
      isDangerous
      isPending={act.isPending}
      confirmLabel={copy.cancel}
      onConfirm={act.start}
      onClose={onBack}
    >
      <p>{copy.cancelDetail}</p>
      <TextArea
        label={copy.cancelReason}
        isOptional
        value={reason}
        onChange={setReason}
        maxLength={APPOINTMENT_TEXT_MAX}
        rows={3}
      />
      <ActFailure text={copy.cancelFailed} error={act.error} />
    </ConfirmDialog>
  );
}
