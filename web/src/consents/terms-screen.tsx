import { type ConsentText, getConsentText } from '@app/contract/consents';
import { useQuery } from '@tanstack/react-query';
import { call } from '../lib/server/call.ts';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { formatDate } from '../ui/format.ts';
import { PageHeading } from '../ui/layout/page-heading.tsx';
import { consentsCopy as copy } from './consents.copy.ts';

/** `/terminos-y-condiciones`: the version in force. */
export const TermsScreen = () => (
  <div className="mx-auto flex w-full max-w-[68ch] flex-col gap-6">
    <PageHeading title={copy.title}>{copy.title}</PageHeading>
    <PublicText kind="terms" />
    <h2>{copy.privacy}</h2>
    <PublicText kind="privacy" />
  </div>
);

function PublicText({ kind }: { kind: ConsentText['kind'] }) {
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['consent-text', kind],
    queryFn: () => call(getConsentText, { params: { kind } }),
  });
  if (isPending) return <Skeleton />;
  if (error) return <ErrorState text={copy.failed} error={error} onRetry={() => void refetch()} />;
  const { body, version, published_at } = data.data;
  return (
    <section className="flex flex-col gap-4">
      {body.split('\n\n').map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p className="text-small text-ink-2">{copy.version(version, formatDate(published_at))}</p>
    </section>
  );
}
