import { acceptConsent, type ConsentText, listMissingConsents } from '@app/contract/consents';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../lib/server/call.ts';
import { Checkbox } from '../ui/fields/checkbox.tsx';
import { Card } from '../ui/layout/card.tsx';
import { consentCopy as copy } from './visits.copy.ts';

type Props = {
  text: ConsentText;
  isAccepted: boolean;
  onChange: (accepts: boolean) => void;
};

/** The version in force, which this patient has not accepted yet. */
export const Consent = ({ text, isAccepted, onChange }: Props) => (
  <Card title={text.title}>
    {text.body.split('\n\n').map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
    <Checkbox label={copy.accepts} value={isAccepted} onChange={onChange} />
  </Card>
);

/** The texts that a patient still has to accept before a visit, and accepting them. */
export function useMissingConsents(patientId: string) {
  const queries = useQueryClient();
  const key = ['missing-consents', patientId];
  const missing = useQuery({
    queryKey: key,
    queryFn: async () => (await call(listMissingConsents, { query: { patientId } })).data,
    staleTime: 0,
  });
  const accept = useMutation({
    mutationFn: ({ kind, body_hash }: Pick<ConsentText, 'kind' | 'body_hash'>) =>
      call(acceptConsent, { body: { patientId, kind, body_hash } }),
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  });
  return { missing, accept };
}
