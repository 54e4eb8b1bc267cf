import { listVerifiedProfessionals } from '@app/contract/licence-verification';
import { useQuery } from '@tanstack/react-query';
import { LicenceLink } from '../lib/readings/licence-link.tsx';
import { call } from '../lib/server/call.ts';
import { WithOwnQueries } from '../lib/server/with-own-queries.tsx';
import { licenceCopy as copy } from './licence-verification.copy.ts';

/** On the landing: some professionals, each with a licence that links to what was verified. */
export const WhoAttends = () => (
  <WithOwnQueries>
    <Named />
  </WithOwnQueries>
);

function Named() {
  const { data = [] } = useQuery({
    queryKey: ['verified-professionals'],
    queryFn: async () => (await call(listVerifiedProfessionals, {})).data,
  });
  if (data.length === 0) return null;
  return (
    <ul aria-label={copy.some} className="flex flex-col gap-2">
      {data.map(({ id, licence_label, name, specialties }) => (
        <li key={id} className="flex flex-wrap items-baseline gap-x-2">
          <strong>{name}</strong>
          <span className="text-ink-2">{specialties.join(', ')}</span>
          <LicenceLink professionalId={id} label={licence_label} />
        </li>
      ))}
    </ul>
  );
}
