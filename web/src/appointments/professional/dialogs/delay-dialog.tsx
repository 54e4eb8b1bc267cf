import { type Appointment, delaysAhead, expectedAt } from '@app/contract/appointments';
import { useState } from 'react';
import { UNHURRIED_MS, useNow } from '../../../lib/use-now.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { formatTime } from '../../../ui/format.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { ActFailure } from '../act-failure.tsx';
import { appointmentCopy as copy } from '../agenda.copy.ts';
import { sendDelay } from '../agenda.queries.ts';
import { useAppointmentAct } from '../use-appointment-act.ts';
import type { ActProps } from './cancel-dialog.tsx';
import { WhichAppointment } from './which-appointment.tsx';

/** The delays that can still be announced, each with the resulting hour. */
const optionsOf = ({ appointment_date, delayMinutes }: Appointment, now: number) => {
  const startsAt = Date.parse(appointment_date);
  return delaysAhead({ startsAt, delayMinutes }, now).map((minutes) => ({
    id: String(minutes),
    label: copy.lateMinutes(
      minutes,
      formatTime(new Date(expectedAt({ startsAt, delayMinutes: minutes }))),
    ),
  }));
};

/** Tells the patient that the professional is late. */
export function DelayDialog({ appointment, onBack, onDone }: ActProps) {
  const options = optionsOf(appointment, useNow(UNHURRIED_MS));
  const [minutes, setMinutes] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const act = useAppointmentAct({
    send: () => sendDelay(appointment.id, Number(minutes)),
    onDone: () => {
      toast.success(copy.lateDone);
      onDone();
    },
  });
  return (
    <Dialog
      title={copy.late}
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
              if (minutes) act.start();
            }}
          >
            {copy.tell}
          </Button>
        </>
      }
    >
      <WhichAppointment appointment={appointment} />
      <p>{copy.lateDetail}</p>
      <RadioGroup
        label={copy.lateLabel}
        options={options}
        value={minutes}
        onChange={setMinutes}
        error={isAsked && !minutes ? copy.lateRequired : undefined}
      />
      <ActFailure text={copy.failed} error={act.error} />
    </Dialog>
  );
}
