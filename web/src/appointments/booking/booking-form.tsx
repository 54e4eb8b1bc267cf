import { APPOINTMENT_REASON_MAX } from '@app/contract/appointments';
import type { User } from '@app/contract/profiles';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { specialtiesQuery } from '../../catalogs/index.ts';
import { RadioCards } from '../../ui/fields/radio-group.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { useOptions } from '../../ui/fields/use-options.ts';
import { useUnsaved } from '../../ui/form/unsaved-question.tsx';
import { FreeHours } from '../slots/free-hours.tsx';
import { bookingCopy as copy } from './booking.copy.ts';
import { bookableQuery } from './booking.queries.ts';
import { BookingActs } from './booking-acts.tsx';
import { bookingPeople } from './booking-people.ts';
import { type BookingState, useKeptBooking } from './booking-state.ts';
import { ProfessionalChoice } from './professional-choice.tsx';
import type { BookingAnswers } from './use-booking.ts';

type Props = {
  user: User;
  /** Patient and professional, if already chosen. */
  brought: BookingState | undefined;
};

/** Patient, professional, hour and reason; what is already known is preselected. */
export function BookingForm({ user, brought }: Props) {
  const people = bookingPeople(user);
  const [answers, setAnswers] = useState<BookingAnswers>({
    patientId: user.id,
    specialtyId: '',
    professionalId: '',
    ...(people.some(({ id }) => id === brought?.patientId) && brought),
    slot: undefined,
    reason: '',
  });
  const [isChecked, setIsChecked] = useState(false);
  const unsaved = useUnsaved(answers.reason.trim() !== '');
  const keep = useKeptBooking();
  const set = (change: Partial<BookingAnswers>) => setAnswers((now) => ({ ...now, ...change }));
  const choose = (change: Partial<BookingState>) => {
    set({ ...change, slot: undefined });
    keep({ ...answers, ...change });
  };
  const { options } = useOptions(specialtiesQuery);
  const bookable = useQuery(bookableQuery(answers.patientId, answers.specialtyId));
  const professional =
    bookable.data?.find(({ professionalId }) => professionalId === answers.professionalId) ??
    bookable.data?.[0];
  return (
    <>
      <RadioCards
        label={copy.who}
        options={people}
        value={answers.patientId}
        onChange={(patientId) => choose({ patientId })}
      />
      <Select
        label={copy.specialty}
        placeholder={copy.anySpecialty}
        options={options}
        value={answers.specialtyId}
        onChange={(specialtyId) => choose({ specialtyId })}
      />
      <ProfessionalChoice
        bookable={bookable}
        chosen={professional}
        onChoose={(professionalId) => choose({ professionalId })}
      />
      {professional && (
        <FreeHours
          professionalId={professional.professionalId}
          none={copy.none(professional.name)}
          answers={answers}
          isChecked={isChecked}
          onChoose={(slot) => set({ slot })}
        />
      )}
      <TextArea
        label={copy.reason}
        maxLength={APPOINTMENT_REASON_MAX}
        rows={2}
        value={answers.reason}
        error={reasonFault(isChecked, answers)}
        onChange={(reason) => set({ reason })}
      />
      <BookingActs
        answers={answers}
        professional={professional}
        patientName={people.find(({ id }) => id === answers.patientId)?.label ?? ''}
        onExplain={() => setIsChecked(true)}
        onLetGo={() => set({ slot: undefined })}
        onAsked={unsaved.release}
      />
      {unsaved.question}
    </>
  );
}

const reasonFault = (isChecked: boolean, { reason }: BookingAnswers): string | undefined =>
  isChecked && reason.trim() === '' ? copy.reasonMissing : undefined;
