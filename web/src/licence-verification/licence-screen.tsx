import {
  getVerifiedProfessional,
  type VerifiedProfessional,
} from '@app/contract/licence-verification';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useParams } from 'react-router';
import { call } from '../lib/server/call.ts';
import { problemCode } from '../lib/server/problem-error.ts';
import { LinkButton } from '../ui/actions/link-button.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { formatDate } from '../ui/format.ts';
import { Card } from '../ui/layout/card.tsx';
import { DescriptionList } from '../ui/layout/description-list.tsx';
import { PageHeading } from '../ui/layout/page-heading.tsx';
import { licenceCopy as copy } from './licence-verification.copy.ts';

/** `/matricula/{id}`: the public page of a licence, with what was verified about a professional, and when. */
export function LicenceScreen() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery({
    queryKey: ['verified-professional', id],
    queryFn: async () => (await call(getVerifiedProfessional, { params: { id } })).data,
  });
  return (
    <div className="mx-auto flex w-full max-w-[640px] flex-col gap-6">
      {data && <Found professional={data} />}
      {!data && (
        <>
          <PageHeading title={copy.title}>{copy.title}</PageHeading>
          {error ? <Failed error={error} onRetry={() => void refetch()} /> : <Skeleton />}
        </>
      )}
    </div>
  );
}

/** A malformed id is refused before the look-up; readers see the same for both. */
const NOBODY = ['licence-verification.not-found', 'request.invalid'];

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const code = problemCode(error);
  if (!code || !NOBODY.includes(code))
    return <ErrorState text={copy.failed} error={error} onRetry={onRetry} />;
  return (
    <EmptyState
      text={copy.notFound}
      detail={copy.notFoundDetail}
      action={<LinkButton to="/verificar">{copy.verifyDocument}</LinkButton>}
    />
  );
}

const Found = ({ professional }: { professional: VerifiedProfessional }) => (
  <>
    <PageHeading title={copy.heading(professional.name)}>{professional.name}</PageHeading>
    <Card
      title={
        <span className="flex items-center gap-3">
          <CircleCheck aria-hidden className="text-ok-700" />
          {copy.verified}
        </span>
      }
    >
      <DescriptionList
        facts={[
          { term: copy.profession, value: professional.profession },
          { term: copy.specialties, value: professional.specialties.join(', ') },
        ]}
      />
    </Card>
    <Card title={copy.licences}>
      <ul className="flex flex-col gap-4">
        {professional.licences.map((licence) => (
          <li key={`${licence.licence_label} ${licence.issuer}`} className="flex flex-col gap-2">
            <strong className="whitespace-nowrap">{licence.licence_label}</strong>
            <DescriptionList
              facts={[
                { term: copy.issuer, value: licence.issuer },
                { term: copy.jurisdiction, value: licence.jurisdiction },
                {
                  term: copy.validUntil,
                  value: licence.valid_until && formatDate(licence.valid_until),
                },
              ]}
            />
          </li>
        ))}
      </ul>
    </Card>
    <Card title={copy.how}>
      <p>{copy.byStaff(professional.verifiedDate)}</p>
      <p>{registryText(professional)}</p>
      <p className="text-ink-2">{copy.again}</p>
    </Card>
  </>
);

function registryText({ registryCheck }: VerifiedProfessional): string {
  if (!registryCheck) return copy.notAsked;
  const { checkedDate, isSimulated, registry } = registryCheck;
  return isSimulated ? copy.bySimulated(checkedDate) : copy.byRegistry(registry, checkedDate);
}
