import type { AgendaException } from '@app/contract/availability';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSinglePress } from '../lib/use-single-press.ts';
import { Banner } from '../ui/feedback/banner.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx';
import { exceptionsCopy as copy } from './availability.copy.ts';
import { availabilityQuery, metBy, sendExceptionDeletion } from './availability.queries.ts';
import { SavingFailure } from './saving-failure.tsx';
import { metText } from './schedule-words.ts';

type Props = { exception: AgendaException; name: string; onClose: () => void };

/** Takes an exception back; hours of a holiday in which something is booked stay open. */
export function DeleteException({ exception, name, onClose }: Props) {
  const queries = useQueryClient();
  const deletion = useMutation({
    mutationFn: () => sendExceptionDeletion(exception.id),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: availabilityQuery.queryKey });
      toast.success(copy.removed);
      onClose();
    },
  });
  const start = useSinglePress(deletion.mutateAsync);
  const met = metBy(deletion.error)?.appointments ?? [];
  return (
    <ConfirmDialog
      question={copy.removeQuestion}
      isOpen
      isDangerous
      isPending={deletion.isPending}
      confirmLabel={copy.remove}
      onConfirm={start}
      onClose={onClose}
    >
      <p>{`${name} · ${copy.kinds[exception.kind]}`}</p>
      {met.length > 0 ? (
        <>
          <Banner tone="danger">{copy.removeConflict}</Banner>
          <ul className="flex flex-col gap-1 tabular-nums">
            {met.map((appointment) => (
              <li key={appointment.id}>{metText(appointment)}</li>
            ))}
          </ul>
        </>
      ) : (
        deletion.error && <SavingFailure error={deletion.error} text={copy.removeFailed} />
      )}
    </ConfirmDialog>
  );
}
