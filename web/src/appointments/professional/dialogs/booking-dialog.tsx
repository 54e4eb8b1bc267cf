import type { NewAppointment } from '@app/contract/appointments';
import {
  APPOINTMENT_REASON_MAX,
  newAppointmentSchema,
  type Slot,
} from '@app/contract/appointments';
import { useId, useState } from 'react';
import { z } from 'zod';
import { useSendOnce } from '../../../lib/server/use-send-once.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Form } from '../../../ui/form/form.tsx';
import { ReasonField } from '../../../ui/form/reason-field.tsx';
import { useAppForm } from '../../../ui/form/use-app-form.ts';
import { DescriptionList } from '../../../ui/layout/description-list.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { FreeHours } from '../../slots/free-hours.tsx';
import { ActFailure } from '../act-failure.tsx';
import { bookingCopy as copy } from '../agenda.copy.ts';
import { type FoundPatient, sendBooking } from '../agenda.queries.ts';
import type { AgendaOf } from '../agenda-side.ts';
import { type BookProps, whenOf } from '../book-props.ts';
import { GiveTo } from '../give-to.tsx';
import { PatientSearch } from '../patient-search.tsx';
import { useAppointmentAct } from '../use-appointment-act.ts';

type Props = AgendaOf & {
  /** The hour to book; without one it is chosen after the patient. */
  slot: Slot | undefined;
  onClose: () => void;
};

/** Books an appointment: patient, hour and, for a professional, the reason. */
export function BookingDialog({ side, professionalId, slot, onClose }: Props) {
  const [patient, setPatient] = useState<FoundPatient>();
  if (patient) {
    const Book = side === 'professional' ? BookFor : GiveTo;
    return (
      <Book
        professionalId={professionalId}
        patient={patient}
        given={slot}
        onOther={() => setPatient(undefined)}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog
      title={copy.title}
      isOpen
      onClose={onClose}
      actions={<Button onPress={onClose}>{copy.back}</Button>}
    >
      {slot && <DescriptionList facts={[{ term: copy.when, value: whenOf(slot) }]} />}
      <PatientSearch side={side} onChoose={setPatient} />
    </Dialog>
  );
}

const reasonSchema = z.strictObject({ reason: newAppointmentSchema.shape.reason });
const messages = { 'reason:too_big': copy.reasonLong, reason: copy.reasonRequired };

function BookFor({ professionalId, patient, given, onOther, onClose }: BookProps) {
  const formId = useId();
  const [slot, setSlot] = useState(given);
  const [isAsked, setIsAsked] = useState(false);
  const form = useAppForm({ schema: reasonSchema, defaultValues: { reason: '' }, messages });
  const sendOnce = useSendOnce();
  const booking = useAppointmentAct({
    send: (body: NewAppointment) => sendOnce((key) => sendBooking(body, key)),
    onDone: () => {
      toast.success(copy.saved);
      onClose();
    },
  });
  return (
    <Dialog
      title={copy.title}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onOther}>{copy.other}</Button>
          <Button
            kind="primary"
            type="submit"
            form={formId}
            isPending={booking.isPending}
            onPress={() => setIsAsked(true)}
          >
            {copy.save}
          </Button>
        </>
      }
    >
      <DescriptionList
        facts={[
          { term: copy.patient, value: `${patient.last_name}, ${patient.first_name}` },
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
      <Form
        id={formId}
        form={form}
        onSubmit={({ reason }) => {
          if (!slot) return;
          const { appointment_date, time_availability_id } = slot;
          booking.start({ patientId: patient.id, appointment_date, time_availability_id, reason });
        }}
      >
        <ReasonField form={form} label={copy.reason} maxLength={APPOINTMENT_REASON_MAX} rows={3} />
      </Form>
      <ActFailure text={copy.failed} error={booking.error} />
    </Dialog>
  );
}
