import type { ChangePreview } from '@app/contract/availability';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx';
import { conflictCopy as copy } from './availability.copy.ts';
import { metText } from './schedule-words.ts';

/** The effect on appointments: opening hours keeps them, closing hours cancels them. */
export type Fate = 'stay' | 'cancel';

type Props = {
  met: ChangePreview;
  fate: Fate;
  isPending: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Lists the people affected by a change of the agenda, before it is made. */
export const ConflictDialog = ({ met, fate, isPending, onConfirm, onClose }: Props) => (
  <ConfirmDialog
    question={copy.title}
    isOpen
    isDangerous={fate === 'cancel'}
    isPending={isPending}
    confirmLabel={copy.confirm}
    cancelLabel={copy.back}
    onConfirm={onConfirm}
    onClose={onClose}
  >
    <ul aria-label={copy.list} className="flex max-h-60 flex-col gap-1 overflow-auto">
      {met.appointments.map((appointment) => (
        <li key={appointment.id} className="font-medium tabular-nums">
          {metText(appointment)}
        </li>
      ))}
    </ul>
    <p>{copy[fate](met.appointments.length)}</p>
  </ConfirmDialog>
);
