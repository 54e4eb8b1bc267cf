import type { Schedule } from '@app/contract/availability';
import { toast } from '../ui/feedback/toast.ts';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx';
import { availabilityCopy as copy } from './availability.copy.ts';
import { schedulesDeletion } from './availability.queries.ts';
import { ChangeQuestions } from './change-questions.tsx';
import { SavingFailure } from './saving-failure.tsx';
import { useAgendaChange } from './use-agenda-change.ts';

type Props = {
  schedule: Schedule;
  /** The row as text: 'Lun, Mié · 09:00-13:00'. */
  name: string;
  onClose: () => void;
};

/** Closes weekly hours, on all days that were saved together. */
export function DeleteSchedule({ schedule, name, onClose }: Props) {
  const deletion = useAgendaChange(() => {
    toast.success(copy.removed);
    onClose();
  });
  if (deletion.isProving || deletion.met)
    return <ChangeQuestions change={deletion} fate="cancel" />;
  const { ids, professional_dto } = schedule;
  return (
    <ConfirmDialog
      question={copy.removeQuestion}
      isOpen
      isDangerous
      isPending={deletion.isPending}
      confirmLabel={copy.remove}
      onConfirm={() => deletion.start(schedulesDeletion(professional_dto.id, ids))}
      onClose={onClose}
    >
      <p>{copy.removeDetail(name)}</p>
      {deletion.error && <SavingFailure error={deletion.error} text={copy.removeFailed} />}
    </ConfirmDialog>
  );
}
