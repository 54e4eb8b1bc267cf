import type { OwnRequest, RequestKind } from '@app/contract/requests';
import { useInfiniteQuery } from '@tanstack/react-query';
import { inReviewText } from '../lib/readings/in-review.copy.ts';
import { Button } from '../ui/actions/button.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { formatDate } from '../ui/format.ts';
import { uiCopy } from '../ui/ui.copy.ts';
import { ownRequestsCopy as copy, ownKindName, ownStateName } from './requests.copy.ts';
import { ownRequestsQuery } from './requests.queries.ts';
import { StateChip } from './state-chip.tsx';

/** The patient's requests to staff, with deadline and answer; of some kinds or all. */
export function OwnRequests({ kinds }: { kinds?: readonly RequestKind[] }) {
  const query = useInfiniteQuery(ownRequestsQuery);
  const { data, error } = query;
  if (error && !data)
    return <ErrorState text={copy.failed} error={error} onRetry={() => void query.refetch()} />;
  if (!data) return <Skeleton lines={['text', 'card']} />;
  const shown = data.filter(({ kind }) => !kinds || kinds.includes(kind));
  // As part of another screen, an empty list shows nothing.
  if (shown.length === 0 && kinds) return null;
  return (
    <section className="flex flex-col gap-3" aria-labelledby="tus-pedidos">
      <h2 id="tus-pedidos">{copy.title}</h2>
      {shown.length === 0 && <p className="text-ink-2">{copy.none}</p>}
      <ul className="flex flex-col gap-3">
        {shown.map((request) => (
          <Asked key={request.id} request={request} />
        ))}
      </ul>
      {query.hasNextPage && (
        <span>
          <Button isPending={query.isFetchingNextPage} onPress={() => void query.fetchNextPage()}>
            {uiCopy.more}
          </Button>
        </span>
      )}
    </section>
  );
}

const Asked = ({ request }: { request: OwnRequest }) => (
  <li className="flex flex-col gap-1 rounded-lg border border-line bg-surface p-4">
    <div className="flex flex-wrap items-center justify-between gap-2">
      <span className="font-medium">{whatOf(request)}</span>
      <StateChip state={request.state} names={ownStateName} />
    </div>
    <p className="text-small text-ink-2">{whenOf(request)}</p>
    {request.inReview && (
      <p className="text-small">{copy.inReview(inReviewText(request.inReview))}</p>
    )}
    {request.answer && <p className="whitespace-pre-line">{request.answer}</p>}
  </li>
);

const whatOf = ({ kind, person }: OwnRequest): string =>
  person ? copy.about(ownKindName[kind], person) : ownKindName[kind];

function whenOf({ createdDate, closedDate, dueDate }: OwnRequest): string {
  const asked = copy.asked(formatDate(createdDate));
  if (closedDate) return `${asked} · ${copy.answered(formatDate(closedDate))}`;
  return dueDate ? `${asked} · ${copy.due(formatDate(dueDate))}` : asked;
}
