import type { QueueEntry } from '@app/contract/visits';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { UNHURRIED_MS, useNow } from '../../../lib/use-now.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { entryName, useCommand } from '../../../visits/index.ts';
import { appointmentsKey } from '../../appointments.queries.ts';
import { awaitingCopy as copy } from '../agenda.copy.ts';
import { appointmentQuery } from '../agenda.queries.ts';

/** Shown between the start of an appointment and its video, until its patient joins. */
export function AwaitingDialog({ entry }: { entry: QueueEntry }) {
  const queries = useQueryClient();
  const now = new Date(useNow(UNHURRIED_MS));
  const command = useCommand();
  const { data: appointment } = useQuery({
    ...appointmentQuery(entry.appointmentId ?? ''),
    enabled: entry.appointmentId !== null,
  });
  const send = (name: 'NoPatient' | 'ProfessionalCancel') =>
    command.mutate(
      { queueId: entry.queueId, command: name, claimEpoch: entry.claimEpoch },
      { onSettled: () => void queries.invalidateQueries({ queryKey: appointmentsKey }) },
    );
  const isEarly =
    appointment !== undefined && now.getTime() < Date.parse(appointment.appointment_date);
  return (
    <Dialog
      title={copy.title(entryName(entry))}
      isAlert
      isOpen
      onClose={() => undefined}
      actions={
        <>
          {entry.phase === 'OFFERED' && (
            <Button
              disabledReason={isEarly ? copy.noShowFrom(appointment.hour) : null}
              isPending={command.isPending}
              onPress={() => send('NoPatient')}
            >
              {copy.noShow}
            </Button>
          )}
          <Button isPending={command.isPending} onPress={() => send('ProfessionalCancel')}>
            {copy.stop}
          </Button>
        </>
      }
    >
      <p role="status" className="flex items-center gap-3">
        <Spinner />
        {entry.phase === 'OFFERED' ? copy.waiting(entryName(entry)) : copy.connecting}
      </p>
      <p className="text-ink-2">{copy.detail}</p>
      {command.isError && <Banner tone="danger">{copy.failed}</Banner>}
    </Dialog>
  );
}
