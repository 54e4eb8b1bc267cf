import type { Availability, Schedule } from '@app/contract/availability';
import { useId } from 'react';
import { Button } from '../ui/actions/button.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { scheduleCopy as copy } from './availability.copy.ts';
import { scheduleChange } from './availability.queries.ts';
import { ChangeQuestions } from './change-questions.tsx';
import { SavingFailure } from './saving-failure.tsx';
import { ScheduleFields } from './schedule-fields.tsx';
import { copyOfSchedule, emptySchedule } from './schedule-values.ts';
import { useAgendaChange } from './use-agenda-change.ts';

type Props = {
  availability: Availability;
  /** The row whose hours are copied to other days. */
  copied: Schedule | undefined;
  onClose: () => void;
};

/** Opens weekly hours: previewed first, and confirmed if appointments are affected. */
export function ScheduleDialog({ availability, copied, onClose }: Props) {
  const formId = useId();
  const saving = useAgendaChange(() => {
    toast.success(copy.saved);
    onClose();
  });
  const { attends, professional } = availability;
  return (
    <Dialog
      title={copied ? copy.copyTitle : copy.title}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{copy.back}</Button>
          <Button kind="primary" type="submit" form={formId} isPending={saving.isPending}>
            {copy.save}
          </Button>
        </>
      }
    >
      <ScheduleFields
        id={formId}
        availability={availability}
        initial={copied ? copyOfSchedule(copied, attends) : emptySchedule(attends)}
        onSave={(schedule) => saving.start(scheduleChange(professional.id, schedule))}
      />
      {saving.error && <SavingFailure error={saving.error} />}
      <ChangeQuestions change={saving} fate="stay" />
    </Dialog>
  );
}
