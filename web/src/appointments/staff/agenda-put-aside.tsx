import { APPOINTMENT_TEXT_MAX, cancelAhead, getTouched } from '@app/contract/appointments';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/server/call.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { appointmentsKey } from '../appointments.queries.ts';
import { ActFailure } from '../professional/act-failure.tsx';
import { appointmentCopy } from '../professional/agenda.copy.ts';
import { putAsideCopy as copy } from './staff-agendas.copy.ts';

const touchedQuery = (professionalId: string) =>
  queryOptions({
    queryKey: [...appointmentsKey, 'touched', professionalId],
    queryFn: async () => (await call(getTouched, { query: { professionalId } })).data,
  });

type Props = { professionalId: string; mayCancel: boolean };

/** Above the agenda of who cannot attend: what is left in it, and the way to cancel all of it. */
export function AgendaPutAside({ professionalId, mayCancel }: Props) {
  const { data } = useQuery(touchedQuery(professionalId));
  const [isAsked, setIsAsked] = useState(false);
  const left = data?.appointments ?? 0;
  return (
    <>
      <Banner
        tone="warn"
        action={
          mayCancel && left > 0 ? (
            <Button kind="danger" onPress={() => setIsAsked(true)}>
              {copy.cancelAll(left)}
            </Button>
          ) : undefined
        }
      >
        {data ? copy.left(left, data.paid) : copy.cannotAttend}
      </Banner>
      {isAsked && (
        <CancelAll professionalId={professionalId} left={left} onClose={() => setIsAsked(false)} />
      )}
    </>
  );
}

type CancelAllProps = { professionalId: string; left: number; onClose: () => void };

function CancelAll({ professionalId, left, onClose }: CancelAllProps) {
  const queries = useQueryClient();
  const [reason, setReason] = useState('');
  const [isSent, setIsSent] = useState(false);
  const isMissing = reason.trim() === '';
  const cancel = useMutation({
    mutationFn: async () => (await call(cancelAhead, { body: { professionalId, reason } })).data,
    onSuccess: ({ cancelled }) => {
      toast.success(copy.cancelled(cancelled));
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: appointmentsKey }),
  });
  return (
    <ConfirmDialog
      question={copy.question(left)}
      isOpen
      isDangerous
      isPending={cancel.isPending}
      confirmLabel={copy.cancelAll(left)}
      onConfirm={() => {
        setIsSent(true);
        if (!isMissing) cancel.mutate();
      }}
      onClose={onClose}
    >
      <p>{copy.detail}</p>
      <TextArea
        label={copy.reason}
        error={isSent && isMissing ? appointmentCopy.cancelReasonRequired : undefined}
        value={reason}
        onChange={setReason}
        maxLength={APPOINTMENT_TEXT_MAX}
        rows={3}
      />
      <ActFailure text={copy.failed} error={cancel.error} />
    </ConfirmDialog>
  );
}
