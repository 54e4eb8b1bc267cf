import type { FailedJob, JobQueue } from '@app/contract/operations';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { causeText } from '../../lib/server/failure-text.ts';
import { problemCode } from '../../lib/server/problem-error.ts';
import { useViewer } from '../../lib/session/session.ts';
import { useProvenAct } from '../../lib/session/use-proven-act.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { formatDateTime, formatNumber } from '../../ui/format.ts';
import { type Column, Table } from '../../ui/layout/table.tsx';
import { PagedTable } from '../../ui/listing/paged-table.tsx';
import { IdentityDialog } from '../../ui/overlays/identity-dialog.tsx';
import { jobsCopy as copy, queueName } from './system.copy.ts';
import { failedJobsQuery, jobQueuesQuery, jobsKey, retry } from './system.queries.ts';

/** Background jobs: how many there are of each kind, and which failed for good. */
export function JobsScreen() {
  const mayRetry = useViewer()?.role === 'ADMIN';
  const failed = useInfiniteQuery(failedJobsQuery);
  const { again, problem, isProving, proof } = useRetrying();
  return (
    <div className="flex flex-col gap-6">
      <Queues />
      <section className="flex flex-col gap-3">
        <h2>{copy.failedCaption}</h2>
        {problem && <Banner tone="danger">{problem}</Banner>}
        <PagedTable
          caption={copy.failedCaption}
          columns={mayRetry ? [...FAILED, retryColumn(again)] : FAILED}
          query={failed}
          rowKey={({ id }) => id}
          failed={copy.failedFailed}
          empty={<EmptyState text={copy.noFailed} illustration="calm" />}
        />
      </section>
      {isProving && <IdentityDialog purpose={copy.purpose} confirmLabel={copy.retry} {...proof} />}
    </div>
  );
}

function Queues() {
  const { data, error, refetch } = useQuery(jobQueuesQuery);
  if (data)
    return (
      <Table caption={copy.caption} columns={QUEUES} rows={data} rowKey={({ name }) => name} />
    );
  if (error)
    return <ErrorState text={copy.queuesFailed} error={error} onRetry={() => void refetch()} />;
  return <Skeleton lines={['card']} />;
}

function useRetrying() {
  const queries = useQueryClient();
  const { run, ...retrying } = useProvenAct(
    (error) => copy.problems[problemCode(error)] ?? causeText(error) ?? copy.retryFailed,
  );
  const again = ({ id }: FailedJob) =>
    void run(async () => {
      try {
        await retry(id);
        toast.success(copy.retried);
      } finally {
        await queries.invalidateQueries({ queryKey: jobsKey });
      }
    });
  return { again, ...retrying };
}

const QUEUES: readonly Column<JobQueue>[] = [
  { id: 'name', header: copy.name, isRowHeader: true, cell: ({ name }) => queueName(name) },
  {
    id: 'waiting',
    header: copy.waiting,
    isNumeric: true,
    cell: ({ waiting }) => formatNumber(waiting),
  },
  {
    id: 'active',
    header: copy.active,
    isNumeric: true,
    cell: ({ active }) => formatNumber(active),
  },
  {
    id: 'failed',
    header: copy.failed,
    isNumeric: true,
    cell: ({ failed }) => formatNumber(failed),
  },
  {
    id: 'since',
    header: copy.since,
    isNumeric: true,
    cell: ({ waitingSince }) => (waitingSince ? formatDateTime(waitingSince) : copy.none),
  },
];

const FAILED: readonly Column<FailedJob>[] = [
  { id: 'queue', header: copy.name, isRowHeader: true, cell: ({ queue }) => queueName(queue) },
  {
    id: 'at',
    header: copy.at,
    isNumeric: true,
    cell: ({ failedAt, tries }) => `${formatDateTime(failedAt)} · ${copy.tries(tries)}`,
  },
  {
    id: 'error',
    header: copy.error,
    isTyped: true,
    cell: ({ error }) => error || copy.none,
  },
];

const retryColumn = (onRetry: (job: FailedJob) => void): Column<FailedJob> => ({
  id: 'retry',
  header: copy.actions,
  isAction: true,
  cell: (job) => (
    <Button
      aria-label={copy.retryOf(queueName(job.queue), formatDateTime(job.failedAt))}
      onPress={() => onRetry(job)}
    >
      {copy.retry}
    </Button>
  ),
});
