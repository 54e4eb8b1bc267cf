import { APPOINTMENT_TEXT_MAX, type Appointment } from '@app/contract/appointments';
import { useState } from 'react';
import { toast } from '../../../ui/feedback/toast.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { ActFailure } from '../act-failure.tsx';
import { appointmentCopy as copy } from '../agenda.copy.ts';
import { sendCancellation } from '../agenda.queries.ts';
import type { AgendaSide } from '../agenda-side.ts';
import { useAppointmentAct } from '../use-appointment-act.ts';
import { WhichAppointment } from './which-appointment.tsx';

/** Props of an action on an appointment. */
export type ActProps = {
  appointment: Appointment;
  side: AgendaSide;
  onBack: () => void;
  onDone: () => void;
};

const WORDS = {
  own: { detail: copy.cancelDetail, label: copy.cancelReason, done: copy.cancelled },
  ofStaff: {
    detail: copy.cancelDetailForStaff,
    label: copy.cancelReasonForStaff,
    done: copy.cancelledForStaff,
  },
};

/**
 * Cancels an appointment before its hour, with a reason for the people notified. Staff has to give one; a professional
 * may block the hour too.
 */
export function CancelDialog({ appointment, side, onBack, onDone }: ActProps) {
  const [reason, setReason] = useState('');
  const [block, setBlock] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const isOwn = side === 'professional';
  const words = WORDS[isOwn ? 'own' : 'ofStaff'];
  const isMissing = !isOwn && reason.trim() === '';
  const act = useAppointmentAct({
    send: () => sendCancellation(appointment, { reason, block }),
    onDone: () => {
      toast.success(words.done);
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
      onConfirm={() => {
        setIsAsked(true);
        if (!isMissing) act.start();
      }}
      onClose={onBack}
    >
      <WhichAppointment appointment={appointment} />
      <p>{block ? copy.cancelDetailBlocked : words.detail}</p>
      <TextArea
        label={words.label}
        isOptional={isOwn}
        error={isAsked && isMissing ? copy.cancelReasonRequired : undefined}
        value={reason}
        onChange={setReason}
        maxLength={APPOINTMENT_TEXT_MAX}
        rows={3}
      />
      {isOwn && <Checkbox label={copy.cancelBlock} value={block} onChange={setBlock} />}
      <ActFailure text={copy.cancelFailed} error={act.error} />
    </ConfirmDialog>
  );
}
