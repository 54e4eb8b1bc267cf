import { APPOINTMENT_TEXT_MAX, cancelAhead, getTouched } from '@app/contract/appointments';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/server/call.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { type Option, Select } from '../../ui/fields/select.tsx';
import { TextArea } from '../../ui/fields/text-area.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { appointmentsKey } from '../appointments.queries.ts';
import { ActFailure } from '../professional/act-failure.tsx';
import { appointmentCopy } from '../professional/agenda.copy.ts';
import { givingQuery } from '../professional/agenda.queries.ts';
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

/** Professionals of the same specialty who can attend. */
function useSubstitutes(professionalId: string): readonly Option[] {
  const { data = [] } = useQuery(givingQuery);
  const own = data.find((one) => one.professionalId === professionalId);
  return data
    .filter(({ attends, specialtyId }) => attends && specialtyId === own?.specialtyId)
    .map((one) => ({ id: one.professionalId, label: `${one.name} · ${one.specialty}` }));
}

type CancelAllProps = { professionalId: string; left: number; onClose: () => void };

function CancelAll({ professionalId, left, onClose }: CancelAllProps) {
  const queries = useQueryClient();
  const substitutes = useSubstitutes(professionalId);
  const [substituteId, setSubstituteId] = useState('');
  const [reason, setReason] = useState('');
  const [isSent, setIsSent] = useState(false);
  const isMissing = reason.trim() === '';
  const cancel = useMutation({
    mutationFn: async () => {
      const body = { professionalId, reason, ...(substituteId && { substituteId }) };
      return (await call(cancelAhead, { body })).data;
    },
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
      {substitutes.length > 0 && (
        <Select
          label={copy.substitute}
          hint={copy.substituteHint}
          placeholder={copy.noSubstitute}
          options={substitutes}
          value={substituteId}
          onChange={setSubstituteId}
        />
      )}
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
