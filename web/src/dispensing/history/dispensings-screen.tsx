import { DISPENSINGS_PAGE, type Dispensing } from '@app/contract/dispensing';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Link } from 'react-router';
import { failureText } from '../../lib/server/failure-text.ts';
import { problemCode } from '../../lib/server/problem-error.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { EmptyPage } from '../../ui/navigation/empty-page.tsx';
import { PageLinks } from '../../ui/navigation/page-links.tsx';
import { ProofSheet } from '../proof-sheet.tsx';
import { dispensingsQuery, saveTable } from './dispensings.queries.ts';
import { DispensingsTable } from './dispensings-table.tsx';
import { historyCopy as copy } from './history.copy.ts';
import { PeriodForm } from './period-form.tsx';
import { useHistoryPlace } from './use-history-place.ts';

/** `/farmacia/historial`: what the branch dispensed, and the proof of each dispensing. */
export function DispensingsScreen() {
  const { opened, listAddress } = useHistoryPlace();
  if (opened === null) return <HistoryList />;
  return (
    <div className="flex max-w-[960px] flex-col gap-6">
      <p className="print:hidden">
        <Link to={listAddress}>{copy.back}</Link>
      </p>
      <PageHeading title={copy.proof} focusKey={opened}>
        {copy.proof}
      </PageHeading>
      <History>
        {(dispensings) => {
          const dispensing = dispensings.find(({ id }) => id === opened);
          return dispensing ? (
            <ProofSheet dispensing={dispensing} />
          ) : (
            <EmptyState text={copy.gone} illustration="receipt" />
          );
        }}
      </History>
    </div>
  );
}

function HistoryList() {
  const { period, show } = useHistoryPlace();
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <PageHeading title={copy.title} focusKey="list">
          {copy.title}
        </PageHeading>
        <TableDownload />
      </div>
      <PeriodForm key={`${period.fromDate}-${period.toDate}`} period={period} onShow={show} />
      <History>{(dispensings) => <HistoryPage dispensings={dispensings} />}</History>
    </>
  );
}

type HistoryProps = { children: (dispensings: readonly Dispensing[]) => React.ReactNode };

/** The page of the history in the address. */
function History({ children }: HistoryProps) {
  const { period, page } = useHistoryPlace();
  const { data, error, refetch } = useQuery(dispensingsQuery(period, page));
  if (data) return children(data);
  if (error) {
    return <ErrorState text={copy.failed} error={error} onRetry={() => void refetch()} />;
  }
  return <Skeleton lines={['text', 'card']} />;
}

function HistoryPage({ dispensings }: { dispensings: readonly Dispensing[] }) {
  const { period, page, pageAddress, openedAddress } = useHistoryPlace();
  const isFiltered = period.fromDate !== '' || period.toDate !== '';
  const hasOlder = dispensings.length === DISPENSINGS_PAGE;
  return (
    <>
      {dispensings.length === 0 ? (
        <EmptyPage page={page} firstPage={pageAddress(1)}>
          <EmptyState
            text={isFiltered ? copy.emptyPeriod : copy.empty}
            {...(!isFiltered && { detail: copy.emptyDetail })}
            illustration="receipt"
          />
        </EmptyPage>
      ) : (
        <DispensingsTable dispensings={dispensings} addressOf={openedAddress} />
      )}
      <PageLinks
        label={copy.pager}
        page={page}
        hasMore={hasOlder}
        addressOf={pageAddress}
        previous={copy.newer}
        next={copy.older}
      />
    </>
  );
}

/** Downloads all pages of the displayed days. */
function TableDownload() {
  const { period } = useHistoryPlace();
  const save = useMutation({ mutationFn: () => saveTable(period) });
  return (
    <>
      <Button
        icon={<Download aria-hidden />}
        isPending={save.isPending}
        onPress={() => save.mutate()}
      >
        {copy.csv}
      </Button>
      {save.isError && (
        <Banner tone="danger">{`${copy.csvFailed} ${problemCode(save.error) === 'dispensing.too-many' ? copy.csvTooMany : failureText(save.error)}`}</Banner>
      )}
    </>
  );
}
