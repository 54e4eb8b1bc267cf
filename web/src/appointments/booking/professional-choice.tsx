import type { Bookable } from '@app/contract/appointments';
import type { UseQueryResult } from '@tanstack/react-query';
import { LicenceLink } from '../../lib/readings/licence-link.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { RadioCards } from '../../ui/fields/radio-group.tsx';
import { whenText } from '../appointment-when.ts';
import { bookingCopy as copy } from './booking.copy.ts';

type Props = {
  bookable: UseQueryResult<Bookable[]>;
  chosen: Bookable | undefined;
  onChoose: (professionalId: string) => void;
};

/** Professionals to choose from, the next free hour first. */
export function ProfessionalChoice({ bookable, chosen, onChoose }: Props) {
  if (bookable.isLoadingError) {
    return (
      <ErrorState
        text={copy.professionalsFailed}
        error={bookable.error}
        onRetry={() => void bookable.refetch()}
      />
    );
  }
  if (!bookable.data) return <Skeleton lines={['control', 'control']} />;
  if (!chosen) return <p>{copy.nobody}</p>;
  return (
    <div className="flex flex-col gap-2">
      <RadioCards
        label={copy.professional}
        options={bookable.data.map(optionOf)}
        value={chosen.professionalId}
        onChange={onChoose}
      />
      <p>
        {copy.verifiedOf(chosen.name)}{' '}
        <LicenceLink professionalId={chosen.professionalId} label={chosen.licence_label} isNewTab />
      </p>
    </div>
  );
}

const optionOf = ({ licence_label, name, next, professionalId, specialty }: Bookable) => ({
  id: professionalId,
  label: name,
  detail: `${specialty} · ${licence_label}. ${next ? copy.next(whenText(next)) : copy.noNext}`,
});
