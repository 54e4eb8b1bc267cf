import type { Slot } from '@app/contract/appointments';
import { useQuery } from '@tanstack/react-query';
import { problemCode } from '../../lib/server/problem-error.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { SlotChooser } from './slot-chooser.tsx';
import { slotsCopy as copy } from './slots.copy.ts';
import { slotsQuery } from './slots.queries.ts';

type Props = {
  professionalId: string;
  /** Shown if no hour is free. */
  none: string;
  answers: { patientId: string; slot: Slot | undefined };
  /** Only hours of this type of attention; all if absent. */
  attentionTypeId?: number;
  /** Whether missing choices are shown. */
  isChecked: boolean;
  onChoose: (slot: Slot) => void;
};

/** The free hours of a professional for a patient, to choose one. */
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
  if (problemCode(slots.error) === 'appointments.patient-disabled')
    return <Banner tone="warn">{copy.patientDisabled}</Banner>;
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
