import type { Slot } from '@app/contract/appointments';
import { useViewer } from '../../lib/session/session.ts';
import { FreeHours } from '../slots/free-hours.tsx';
import { bookingCopy as copy } from './agenda.copy.ts';

type Props = {
  patientId: string;
  slot: Slot | undefined;
  /** Says what is missing. */
  isChecked: boolean;
  onChoose: (slot: Slot) => void;
};

/** The own free hours that are for a patient, to choose one. */
export function OwnHours({ patientId, slot, ...choice }: Props) {
  const accountId = useViewer()?.accountId ?? '';
  return (
    <FreeHours
      professionalId={accountId}
      none={copy.noSlots}
      answers={{ patientId, slot }}
      {...choice}
    />
  );
}
