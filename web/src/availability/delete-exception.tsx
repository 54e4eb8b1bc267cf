import type { AgendaException } from '@app/contract/availability';
import { Banner } from '../ui/feedback/banner.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx';
import { exceptionsCopy as copy } from './availability.copy.ts';
import { exceptionDeletion } from './availability.queries.ts';
import { ProveChange } from './change-questions.tsx';
import { SavingFailure } from './saving-failure.tsx';
import { metText } from './schedule-words.ts';
import { useAgendaChange } from './use-agenda-change.ts';

type Props = {
  professionalId: string;
  exception: AgendaException;
  name: string;
  onClose: () => void;
};

/** Removes an exception; hours of a holiday with a booking stay open. */
export function DeleteException({ professionalId, exception, name, onClose }: Props) {
  const deletion = useAgendaChange(() => {
    toast.success(copy.removed);
    onClose();
  });
  if (deletion.isProving) return <ProveChange change={deletion} />;
  return (
    <ConfirmDialog
      question={copy.removeQuestion}
      isOpen
      isDangerous
      isPending={deletion.isPending}
      confirmLabel={copy.remove}
      onConfirm={() => deletion.start(exceptionDeletion(professionalId, exception.id))}
      onClose={onClose}
    >
      <p>{`${name} · ${copy.kinds[exception.kind]}`}</p>
      {deletion.met && (
        <>
          <Banner tone="danger">{copy.removeConflict}</Banner>
          <ul className="flex flex-col gap-1 tabular-nums">
            {deletion.met.appointments.map((appointment) => (
              <li key={appointment.id}>{metText(appointment)}</li>
            ))}
          </ul>
        </>
      )}
      {deletion.error && <SavingFailure error={deletion.error} text={copy.removeFailed} />}
    </ConfirmDialog>
  );
}
