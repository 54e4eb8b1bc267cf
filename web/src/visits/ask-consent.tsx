import type { QueueEntry } from '@app/contract/visits';
import { useState } from 'react';
import { causeText } from '../lib/server/failure-text.ts';
import { problemCode } from '../lib/server/problem-error.ts';
import { Button } from '../ui/actions/button.tsx';
import { LinkButton } from '../ui/actions/link-button.tsx';
import { Banner } from '../ui/feedback/banner.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { Main } from '../ui/layout/main.tsx';
import { PageHeading } from '../ui/layout/page-heading.tsx';
import { ThumbBar } from '../ui/layout/thumb-bar.tsx';
import { Acting } from './acting.tsx';
import { Consent, useMissingConsents } from './visit-consent.tsx';
import { consentCopy as copy } from './visits.copy.ts';

type Props = { visit: QueueEntry; onAccepted: () => void };

/**
 * Before the call of an appointment: the texts that its patient has not accepted yet
 * (requirement: consent before the call).
 */
export function AskConsent({ visit, onAccepted }: Props) {
  const { missing, accept } = useMissingConsents(visit.patientId);
  const [accepts, setAccepts] = useState(false);
  if (missing.isLoadingError)
    return (
      <Main width="form">
        <ErrorState
          text={copy.readFailed}
          error={missing.error}
          onRetry={() => void missing.refetch()}
        />
      </Main>
    );
  const text = missing.data?.[0];
  const enter = () => (text ? accept.mutate(text, { onSuccess: onAccepted }) : onAccepted());
  return (
    <>
      <Acting entry={visit} />
      <Main width="form">
        <PageHeading title={copy.before}>{copy.before}</PageHeading>
        <p>{copy.waits(visit.profesionalName ?? '')}</p>
        {missing.isPending && <Skeleton />}
        {text && <Consent text={text} isAccepted={accepts} onChange={setAccepts} />}
        {accept.error && <Banner tone="danger">{failureOf(accept.error)}</Banner>}
        <ThumbBar>
          <div>
            <LinkButton to="/paciente/mis-turnos">{copy.back}</LinkButton>
          </div>
          <Button
            kind="primary"
            isPending={missing.isPending || accept.isPending}
            disabledReason={text && !accepts ? copy.missing : null}
            onPress={enter}
          >
            {copy.enter}
          </Button>
        </ThumbBar>
      </Main>
    </>
  );
}

const failureOf = (error: unknown): string =>
  problemCode(error) === 'consents.text-changed' ? copy.changed : (causeText(error) ?? copy.failed);
