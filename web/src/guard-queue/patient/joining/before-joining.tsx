import type { ConsentText } from '@app/contract/consents';
import { Phone } from 'lucide-react';
import { useState } from 'react';
import { problemCode } from '../../../lib/server/problem-error.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Banner } from '../../../ui/feedback/banner.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { OtherEmergencyNumbers } from '../../../ui/layout/emergency-numbers.tsx';
import { PageHeading } from '../../../ui/layout/page-heading.tsx';
import { ThumbBar } from '../../../ui/layout/thumb-bar.tsx';
import { Consent, consentCopy, useMissingConsents } from '../../../visits/index.ts';
import { joinCopy as copy, guardProblemText, waitingCopy } from '../../guard-queue.copy.ts';
import { recommendations } from '../guard-texts.ts';

type Props = { patientId: string; onNext: () => void; onBack: () => void };

/** Before joining the line: when to call an ambulance instead, recommendations, and consent if it is missing. */
export function BeforeJoining({ patientId, onNext, onBack }: Props) {
  const consents = useMissingConsents(patientId);
  const [accepts, setAccepts] = useState(false);
  const accept = consents.accept;
  const { data, isPending, fetchStatus } = consents.missing;
  if (isPending && fetchStatus === 'fetching') return <Skeleton />;
  const text = data?.[0];
  const go = () => (text ? accept.mutate(text, { onSuccess: onNext }) : onNext());
  return (
    <div className="flex flex-col gap-5">
      <PageHeading title={copy.before}>{copy.before}</PageHeading>
      <RedFlags />
      <ul className="flex list-disc flex-col gap-2 pl-6">
        {recommendations().map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {!data && <UnreadConsent {...consents.missing} />}
      {text && <Consent text={text} isAccepted={accepts} onChange={setAccepts} />}
      {accept.error && <Banner tone="danger">{guardProblemText(problemCode(accept.error))}</Banner>}
      <ThumbBar note={copy.notYetInLine}>
        <Button onPress={onBack}>{copy.back}</Button>
        <Button
          kind="primary"
          isPending={accept.isPending}
          disabledReason={reasonToWait(data, accepts)}
          onPress={go}
        >
          {text ? copy.accept : copy.next}
        </Button>
      </ThumbBar>
    </div>
  );
}

/** Nobody joins before it is known what they have to accept. */
function reasonToWait(missing: readonly ConsentText[] | undefined, accepts: boolean) {
  if (!missing) return consentCopy.unread;
  return missing.length === 0 || accepts ? null : consentCopy.missing;
}

type ReadingProps = Pick<
  ReturnType<typeof useMissingConsents>['missing'],
  'error' | 'fetchStatus' | 'refetch'
>;

/** Why the consent cannot be read; without a network it is read once that is back. */
function UnreadConsent({ error, fetchStatus, refetch }: ReadingProps) {
  if (fetchStatus === 'paused') return <Banner tone="warn">{consentCopy.offline}</Banner>;
  return <ErrorState text={consentCopy.readFailed} error={error} onRetry={() => void refetch()} />;
}

/** What the guard is not for, and whom to call at once. */
function RedFlags() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card tone="danger">
      <p>{copy.redFlags}</p>
      <div className="flex flex-wrap gap-3">
        <LinkButton href="tel:107" kind="danger" icon={<Phone aria-hidden />}>
          {waitingCopy.call107}
        </LinkButton>
        <LinkButton href="tel:911">911</LinkButton>
        <Button kind="quiet" aria-expanded={isOpen} onPress={() => setIsOpen(!isOpen)}>
          {copy.allNumbers}
        </Button>
      </div>
      {isOpen && <OtherEmergencyNumbers />}
    </Card>
  );
}
