import {
  APPOINTMENT_TEXT_MAX,
  type Appointment,
  requestReschedule,
} from '@app/contract/appointments';
import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../lib/server/call.ts';
import { Button } from '../../ui/actions/button.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { uiCopy } from '../../ui/ui.copy.ts';
import { Failure } from './failure.tsx';
import { actsCopy as copy } from './patient-appointments.copy.ts';
import { useAppointmentChange } from './use-appointment-change.ts';

/** Asks the professional for another hour, with a text by the patient. */
export function AskAnotherHour({ appointment }: { appointment: Appointment }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon={<CalendarClock aria-hidden />} onPress={() => setIsOpen(true)}>
        {copy.ask}
      </Button>
      <Dialog title={copy.askTitle} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <Request appointment={appointment} onClose={() => setIsOpen(false)} />
      </Dialog>
    </>
  );
}

function Request({ appointment, onClose }: { appointment: Appointment; onClose: () => void }) {
  const [text, setText] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const isMissing = text.trim() === '';
  const ask = useAppointmentChange({
    send: () =>
      call(
        requestReschedule,
        { params: { appointmentId: appointment.id }, body: { text } },
        { ifMatch: appointment.version },
      ),
    onDone: () => {
      toast.success(copy.asked);
      onClose();
    },
  });
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setIsChecked(true);
        if (!isMissing) ask.press();
      }}
    >
      <p>{copy.askDetail(appointment.professional_dto.aliasOrFullName)}</p>
      <TextArea
        label={copy.askField}
        maxLength={APPOINTMENT_TEXT_MAX}
        value={text}
        onChange={setText}
        error={isChecked && isMissing ? copy.askMissing : undefined}
      />
      <Failure text={copy.askFailed} error={ask.error} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button onPress={onClose}>{uiCopy.back}</Button>
        <Button kind="primary" type="submit" isPending={ask.isPending}>
          {copy.askSend}
        </Button>
      </div>
    </form>
  );
}
