import { toast } from '../../../ui/feedback/toast.ts';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { ActFailure } from '../act-failure.tsx';
import { appointmentCopy as copy } from '../agenda.copy.ts';
import { sendNoShow } from '../agenda.queries.ts';
import { useAppointmentAct } from '../use-appointment-act.ts';
import type { ActProps } from './cancel-dialog.tsx';
import { WhichAppointment } from './which-appointment.tsx';

/** Reports that the patient did not come, once they can no longer enter. */
export function NoShowDialog({ appointment, onBack, onDone }: ActProps) {
  const act = useAppointmentAct({
    send: () => sendNoShow(appointment.id),
    onDone: () => {
      toast.success(copy.noShowDone);
      onDone();
    },
  });
  return (
    <ConfirmDialog
      question={copy.noShowQuestion}
      isOpen
      isPending={act.isPending}
      confirmLabel={copy.noShow}
      onConfirm={act.start}
      onClose={onBack}
    >
      <WhichAppointment appointment={appointment} />
      <p>{copy.noShowDetail}</p>
      <ActFailure text={copy.failed} error={act.error} />
    </ConfirmDialog>
  );
}
