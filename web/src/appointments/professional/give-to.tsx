import type { NewAppointment } from '@app/contract/appointments';
import { WITH_INSURER } from '@app/contract/availability';
import { useState } from 'react';
import { useSendOnce } from '../../lib/server/use-send-once.ts';
import { Button } from '../../ui/actions/button.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { formatDni } from '../../ui/format.ts';
import { DescriptionList } from '../../ui/layout/description-list.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { FreeHours } from '../slots/free-hours.tsx';
import { ActFailure } from './act-failure.tsx';
import { bookingCopy as copy, giveCopy } from './agenda.copy.ts';
import { sendGiven } from './agenda.queries.ts';
import { type BookProps, whenOf } from './book-props.ts';
import { useAppointmentAct } from './use-appointment-act.ts';

/** Books an hour for a patient as staff: the name is confirmed, and no reason is asked. */
export function GiveTo({ professionalId, patient, given, onOther, onClose }: BookProps) {
  const [slot, setSlot] = useState(given);
  const [isAsked, setIsAsked] = useState(false);
  const sendOnce = useSendOnce();
  const giving = useAppointmentAct({
    send: (body: Omit<NewAppointment, 'reason'>) => sendOnce((key) => sendGiven(body, key)),
    onDone: () => {
      toast.success(giveCopy.saved);
      onClose();
    },
  });
  const give = () => {
    setIsAsked(true);
    if (!slot) return;
    const { appointment_date, time_availability_id } = slot;
    giving.start({ patientId: patient.id, appointment_date, time_availability_id });
  };
  const isCovered = slot?.attention_type_id === WITH_INSURER;
  const type = isCovered ? giveCopy.covered(patient.financer ?? '') : giveCopy.private;
  return (
    <Dialog
      title={copy.title}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onOther}>{copy.other}</Button>
          <Button kind="primary" isPending={giving.isPending} onPress={give}>
            {copy.save}
          </Button>
        </>
      }
    >
      <DescriptionList
        facts={[
          { term: copy.patient, value: `${patient.last_name}, ${patient.first_name}` },
          { term: giveCopy.dni, value: formatDni(patient.id_number) },
          { term: giveCopy.plan, value: patient.financer || giveCopy.noPlan },
          { term: copy.when, value: given && whenOf(given) },
        ]}
      />
      {!given && (
        <FreeHours
          professionalId={professionalId}
          none={copy.noSlots}
          answers={{ patientId: patient.id, slot }}
          isChecked={isAsked}
          onChoose={setSlot}
        />
      )}
      {slot && <DescriptionList facts={[{ term: giveCopy.type, value: type }]} />}
      <ActFailure text={copy.failed} error={giving.error} />
    </Dialog>
  );
}
