import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { problemCode } from '../lib/server/problem-error.ts';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Spinner } from '../ui/feedback/spinner.tsx';
import { MAIN_ID } from '../ui/navigation/skip-link.tsx';
import { answerOf } from './answer-of.ts';
import { AskConsent } from './ask-consent.tsx';
import { useCommand } from './visits.commands.ts';
import { acceptCopy as copy } from './visits.copy.ts';
import { ownEntriesQuery } from './visits.queries.ts';

type Props = { queueId: string; children: ReactNode };

/**
 * Accepts and starts the visit of an appointment before its call is shown, since opening it is the patient's
 * decision to enter. Asks for missing consent first. In the guard that happens before the call opens.
 */
export function AcceptVisit({ queueId, children }: Props) {
  const own = useQuery({ ...ownEntriesQuery, refetchInterval: false });
  const { mutate, error } = useCommand();
  const visit = own.data?.find((one) => one.queueId === queueId && one.origin === 'APPOINTMENT');
  const answer = visit && answerOf(visit);
  useEffect(() => {
    if (answer) mutate({ queueId, command: answer });
  }, [queueId, answer, mutate]);
  if (answer && problemCode(error) === 'visits.consent-missing')
    return <AskConsent visit={visit} onAccepted={() => mutate({ queueId, command: answer })} />;
  if (answer && error) {
    return (
      <main id={MAIN_ID} className="p-4">
        <ErrorState
          text={copy.failed}
          error={error}
          onRetry={() => mutate({ queueId, command: answer })}
        />
      </main>
    );
  }
  return own.isPending || answer ? <Entering /> : children;
}

const Entering = () => (
  <main id={MAIN_ID} className="stage grid h-dvh place-items-center bg-stage text-stage-ink">
    <p role="status" className="flex items-center gap-3">
      <Spinner />
      {copy.entering}
    </p>
  </main>
);
