import {
  type GivenConsent,
  listGivenConsents,
  withdrawTeleconsultation,
} from '@app/contract/consents';
import { dayOf, writtenDay } from '@app/contract/kernel';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../lib/server/call.ts';
import { causeText } from '../lib/server/failure-text.ts';
import { problemCode } from '../lib/server/problem-error.ts';
import { Button } from '../ui/actions/button.tsx';
import { Banner } from '../ui/feedback/banner.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { toast } from '../ui/feedback/toast.ts';
import { Card } from '../ui/layout/card.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { uiCopy } from '../ui/ui.copy.ts';
import { consentsCopy as copy } from './own-data.copy.ts';

const givenKey = (patientId: string) => ['given-consents', patientId];

type Props = { patientId: string; onDelete: (() => void) | undefined };

/** The texts that a patient accepted. The teleconsultation is withdrawn here, the others by closing the account. */
export function ConsentsCard({ patientId, onDelete }: Props) {
  const [isAsking, setAsking] = useState(false);
  const { data, error, isLoadingError, refetch } = useQuery({
    queryKey: givenKey(patientId),
    queryFn: async () => (await call(listGivenConsents, { query: { patientId } })).data,
  });
  if (isLoadingError)
    return <ErrorState text={copy.readFailed} error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton lines={['text', 'control']} />;
  const standing = data.filter(({ withdrawn_at }) => withdrawn_at === null);
  const isGiven = standing.some(({ kind }) => kind === 'teleconsultation');
  const hasOthers = standing.some(({ kind }) => kind !== 'teleconsultation');
  return (
    <Card title={copy.title}>
      {data.length === 0 ? (
        <p className="text-ink-2">{copy.none}</p>
      ) : (
        <ul className="flex flex-col gap-3">
          {data.map((given) => (
            <Given key={`${given.kind} ${given.version} ${given.accepted_at}`} given={given} />
          ))}
        </ul>
      )}
      {isGiven && (
        <span>
          <Button onPress={() => setAsking(true)}>{copy.withdraw}</Button>
        </span>
      )}
      {hasOthers && onDelete && (
        <>
          <p className="text-ink-2">{copy.others}</p>
          <span>
            <Button onPress={onDelete}>{copy.toDeletion}</Button>
          </span>
        </>
      )}
      {isAsking && <AskWithdrawal patientId={patientId} onClose={() => setAsking(false)} />}
    </Card>
  );
}

const written = (instant: string) => writtenDay(dayOf(new Date(instant)));

const Given = ({ given }: { given: GivenConsent }) => (
  <li>
    <h3>{copy.version(given.title, given.version)}</h3>
    <p className="text-ink-2">
      {given.by_patient
        ? copy.accepted(written(given.accepted_at))
        : copy.acceptedForOther(written(given.accepted_at))}
      {given.withdrawn_at && ` ${copy.withdrawnOn(written(given.withdrawn_at))}`}
    </p>
  </li>
);

const withdrawalFailure = (error: unknown): string =>
  problemCode(error) === 'consents.nothing-to-withdraw'
    ? copy.alreadyWithdrawn
    : (causeText(error) ?? copy.failed);

function AskWithdrawal({ patientId, onClose }: { patientId: string; onClose: () => void }) {
  const queries = useQueryClient();
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => call(withdrawTeleconsultation, { body: { patientId } }),
    onSuccess: () => {
      toast.success(copy.withdrawn);
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: givenKey(patientId) }),
  });
  return (
    <Dialog
      title={copy.withdraw}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button kind="danger" isPending={isPending} onPress={() => mutate()}>
            {copy.confirm}
          </Button>
          <Button onPress={onClose}>{uiCopy.back}</Button>
        </>
      }
    >
      <p>{copy.question}</p>
      {error && <Banner tone="danger">{withdrawalFailure(error)}</Banner>}
    </Dialog>
  );
}
