import type { Availability, Schedule } from '@app/contract/availability';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { profileQuery } from '../lib/readings/profile.queries.ts';
import { Button } from '../ui/actions/button.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { availabilityCopy, scheduleCopy as copy } from './availability.copy.ts';
import { scheduleChange } from './availability.queries.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { SavingFailure } from './saving-failure.tsx';
import { ScheduleFields } from './schedule-fields.tsx';
import { attendedBy, copyOfSchedule, emptySchedule } from './schedule-values.ts';
import { useAgendaChange } from './use-agenda-change.ts';

type Props = {
  availability: Availability;
  /** The row whose hours are copied to other days. */
  copied: Schedule | undefined;
  onClose: () => void;
};

/** Opens hours of the week: validated first, and confirmed where appointments are met. */
export function ScheduleDialog({ availability, copied, onClose }: Props) {
  const formId = useId();
  const profile = useQuery(profileQuery);
  const saving = useAgendaChange(() => {
    toast.success(copy.saved);
    onClose();
  });
  const practice = profile.data?.professional_dto;
  const attended = practice && attendedBy(practice);
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
      {attended ? (
        <ScheduleFields
          id={formId}
          availability={availability}
          attended={attended}
          initial={copied ? copyOfSchedule(copied, attended) : emptySchedule(attended)}
          onSave={(schedule) => saving.start(scheduleChange(schedule))}
        />
      ) : profile.error ? (
        <ErrorState
          text={availabilityCopy.failed}
          error={profile.error}
          onRetry={() => void profile.refetch()}
        />
      ) : (
        <Skeleton lines={['control', 'control', 'control']} />
      )}
      {saving.error && <SavingFailure error={saving.error} />}
      {saving.met && (
        <ConflictDialog
          met={saving.met}
          fate="stay"
          isPending={saving.isPending}
          onConfirm={saving.goOn}
          onClose={saving.giveUp}
        />
      )}
    </Dialog>
  );
}
