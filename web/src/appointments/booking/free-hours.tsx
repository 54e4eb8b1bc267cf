import type { Bookable, Slot } from '@app/contract/appointments';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { bookingCopy as copy } from './booking.copy.ts';
import { slotsQuery } from './booking.queries.ts';
import { SlotChooser } from './slot-chooser.tsx';

type Props = {
  professional: Pick<Bookable, 'name' | 'professionalId'>;
  answers: { patientId: string; slot: Slot | undefined };
  /** Says what is missing. */
  isChecked: boolean;
  onChoose: (slot: Slot) => void;
};

/** The free hours of a professional for somebody, to choose one. */
export function FreeHours({ professional, answers, isChecked, onChoose }: Props) {
  const { patientId, slot } = answers;
  const slots = useQuery(slotsQuery(professional.professionalId, patientId));
  if (slots.error) {
    return (
      <ErrorState
        text={copy.slotsFailed}
        error={slots.error}
        onRetry={() => void slots.refetch()}
      />
    );
  }
  if (!slots.data) return <Skeleton lines={['control', 'control']} />;
  if (slots.data.length === 0) return <p>{copy.none(professional.name)}</p>;
  return (
    <SlotChooser
      slots={slots.data}
      chosen={slot}
      error={isChecked && !slot ? copy.slotMissing : undefined}
      onChoose={onChoose}
    />
  );
}
