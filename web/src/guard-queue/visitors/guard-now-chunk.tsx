import { getGuardNow } from '@app/contract/guard-queue';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/server/call.ts';
import { WithOwnQueries } from '../../lib/server/with-own-queries.tsx';
import { visitorsCopy as copy, waitText } from './visitors.copy.ts';

/** Polling interval while the page is open. */
const ASK_EVERY_MS = 60_000;

/** On the landing: which specialties attend now, and the approximate wait. Nothing if unknown. */
export const GuardNow = () => (
  <WithOwnQueries>
    <Attended />
  </WithOwnQueries>
);

function Attended() {
  const { data } = useQuery({
    queryKey: ['guard-now'],
    queryFn: async () => (await call(getGuardNow, {})).data,
    refetchInterval: ASK_EVERY_MS,
  });
  if (!data) return null;
  if (data.length === 0) return <p>{copy.nobody}</p>;
  return (
    <ul aria-label={copy.now} className="flex flex-col gap-2">
      {data.map(({ name, wait }) => (
        <li key={name} className="flex flex-wrap items-baseline gap-x-2">
          <strong>{name}</strong>
          {wait && <span className="text-ink-2">{waitText(wait)}</span>}
        </li>
      ))}
    </ul>
  );
}
