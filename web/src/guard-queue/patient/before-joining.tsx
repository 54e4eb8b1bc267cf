import { acceptConsent, listMissingConsents } from '@app/contract/consents';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../lib/server/call.ts';
import { problemCode } from '../../lib/server/problem-error.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { EmergencyNumbers } from '../../ui/layout/emergency-numbers.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { joinCopy as copy, guardProblemText } from '../guard-queue.copy.ts';
import { recommendations } from './guard-texts.ts';

type Props = { patientId: string; onNext: () => void; onBack: () => void };

/** Recommendations, what the guard is not for, and the consent where it is missing. */
export function BeforeJoining({ patientId, onNext, onBack }: Props) {
  const consents = useMissingConsents(patientId);
  const [accepts, setAccepts] = useState(false);
  const accept = consents.accept;
  if (consents.isPending) return <Skeleton />;
  const [text] = consents.missing;
  const isReady = !text || accepts;
  const go = () => (text ? accept.mutate(text, { onSuccess: onNext }) : onNext());
  return (
    <div className="flex flex-col gap-5">
      <PageHeading title={copy.before}>{copy.before}</PageHeading>
      <ul className="flex list-disc flex-col gap-2 pl-6">
        {recommendations().map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Card tone="danger">
        <p>{copy.redFlags}</p>
        <EmergencyNumbers />
      </Card>
      {text && (
        <Card title={text.title}>
          {text.body.split('\n\n').map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <Checkbox label={copy.consent} value={accepts} onChange={setAccepts} />
        </Card>
      )}
      {accept.error && <Banner tone="danger">{guardProblemText(problemCode(accept.error))}</Banner>}
      <div className="flex flex-wrap gap-3">
        <Button onPress={onBack}>{copy.back}</Button>
        <Button
          kind="primary"
          isPending={accept.isPending}
          disabledReason={isReady ? null : copy.consentMissing}
          onPress={go}
        >
          {text ? copy.accept : copy.next}
        </Button>
      </div>
    </div>
  );
}

function useMissingConsents(patientId: string) {
  const queries = useQueryClient();
  const key = ['missing-consents', patientId];
  const { data, isPending } = useQuery({
    queryKey: key,
    queryFn: async () => (await call(listMissingConsents, { query: { patientId } })).data,
    staleTime: 0,
  });
  const accept = useMutation({
    mutationFn: ({
      kind,
      body_hash,
    }: {
      kind: 'terms' | 'privacy' | 'teleconsultation';
      body_hash: string;
    }) => call(acceptConsent, { body: { patientId, kind, body_hash } }),
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  });
  return { missing: data ?? [], isPending, accept };
}
