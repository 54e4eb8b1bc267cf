import { type Appointment, updateAppointment } from '@app/contract/appointments';
import { useQueryClient } from '@tanstack/react-query';
import { CalendarX } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../lib/server/call.ts';
import { Button } from '../../ui/actions/button.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { whenText } from '../appointment-when.ts';
import { Failure } from './failure.tsx';
import { actsCopy as copy, listCopy } from './patient-appointments.copy.ts';
import { listsKey } from './patient-appointments.queries.ts';
import { useAppointmentChange } from './use-appointment-change.ts';

/** Cancels an appointment, after a confirmation; it then leaves the list. */
export function CancelAppointment({ appointment }: { appointment: Appointment }) {
  const [isAsked, setIsAsked] = useState(false);
  const queries = useQueryClient();
  const cancel = useAppointmentChange({
    send: async () => {
      const params = { appointmentId: appointment.id };
      const seen = { ifMatch: appointment.version };
      return (await call(updateAppointment, { params, body: { status: 'cancelled' } }, seen)).data;
    },
    onDone: ({ id, status }) => {
      if (status !== 'CANCELLED') return;
      queries.setQueriesData<Appointment[]>({ queryKey: listsKey }, (list) =>
        list?.filter((one) => one.id !== id),
      );
      toast.success(copy.cancelled);
    },
  });
  const when = listCopy.row(whenText(appointment), appointment.professional_dto.aliasOrFullName);
  return (
    <>
      <Button
        kind="quiet"
        icon={<CalendarX aria-hidden />}
        aria-label={`${copy.cancel}: ${when}`}
        onPress={() => setIsAsked(true)}
      >
        {copy.cancel}
      </Button>
      <ConfirmDialog
        question={copy.cancelQuestion}
        confirmLabel={copy.cancelYes}
        isDangerous
        isOpen={isAsked}
        isPending={cancel.isPending}
        onClose={() => setIsAsked(false)}
        onConfirm={cancel.press}
      >
        <p>{when}</p>
        <Failure text={copy.cancelFailed} error={cancel.error} />
      </ConfirmDialog>
    </>
  );
}
