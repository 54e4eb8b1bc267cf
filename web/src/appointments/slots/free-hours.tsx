import type { Slot } from '@app/contract/appointments';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { SlotChooser } from './slot-chooser.tsx';
import { slotsCopy as copy } from './slots.copy.ts';
import { slotsQuery } from './slots.queries.ts';

type Props = {
  professionalId: string;
  /** Said where no hour is free. */
  none: string;
  answers: { patientId: string; slot: Slot | undefined };
  /** Hours of this type of attention only; of all where it is left out. */
  attentionTypeId?: number;
  /** Says what is missing. */
  isChecked: boolean;
  onChoose: (slot: Slot) => void;
};

/** The free hours of a professional for somebody, to choose one. */
export function FreeHours({
  professionalId,
  none,
  answers,
  attentionTypeId,
  isChecked,
  onChoose,
}: Props) {
  const { patientId, slot } = answers;
  const slots = useQuery(slotsQuery(professionalId, patientId));
  if (slots.isLoadingError) {
    return (
      <ErrorState text={copy.failed} error={slots.error} onRetry={() => void slots.refetch()} />
    );
  }
  if (!slots.data) return <Skeleton lines={['control', 'control']} />;
  const free = slots.data.filter(
    ({ attention_type_id }) =>
      attentionTypeId === undefined || attention_type_id === attentionTypeId,
  );
  if (free.length === 0) return <p>{none}</p>;
  return (
    <SlotChooser
      slots={free}
      chosen={slot}
      error={isChecked && !slot ? copy.missing : undefined}
      onChoose={onChoose}
    />
  );
}
