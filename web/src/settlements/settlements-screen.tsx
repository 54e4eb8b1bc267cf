import type { Settlement } from '@app/contract/settlements';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { failureText } from '../lib/server/failure-text.ts';
import { Button } from '../ui/actions/button.tsx';
import { Banner } from '../ui/feedback/banner.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { formatMonth } from '../ui/format.ts';
import { PageHeading } from '../ui/layout/page-heading.tsx';
import { MonthChooser } from './month-chooser.tsx';
import { Sample } from './sample.tsx';
import { SettlementRows } from './settlement-rows.tsx';
import { settlementsCopy as copy } from './settlements.copy.ts';
import { saveSettlement, settlementQuery } from './settlements.queries.ts';
import { useShownMonth } from './use-shown-month.ts';
import { VisitsTable } from './visits-table.tsx';

/** `/profesional/liquidaciones`: the professional's visits of a month by payer, and the specified sample. */
export const SettlementsScreen = () => (
  <div className="flex max-w-[1120px] flex-col gap-6">
    <PageHeading title={copy.title}>{copy.title}</PageHeading>
    <p className="max-w-[720px] text-ink-2">{copy.intro}</p>
    <section aria-labelledby={OWN} className="flex flex-col gap-4">
      <h2 id={OWN}>{copy.own}</h2>
      <MonthChooser />
      <OwnSettlement />
    </section>
    <Sample />
  </div>
);

const OWN = 'own-settlement';

function OwnSettlement() {
  const { month } = useShownMonth();
  const { data: settlement, error, refetch } = useQuery(settlementQuery(month));
  if (settlement) return <MonthOf settlement={settlement} />;
  if (error) {
    return <ErrorState text={copy.failed} error={error} onRetry={() => void refetch()} />;
  }
  return <Skeleton lines={['text', 'card']} />;
}

function MonthOf({ settlement }: { settlement: Settlement }) {
  const { month, visits } = settlement;
  const name = formatMonth(month);
  if (visits.length === 0) {
    return <EmptyState text={copy.empty(name)} detail={copy.emptyDetail} illustration="receipt" />;
  }
  return (
    <>
      <SettlementRows caption={copy.rows(name)} settlement={settlement} />
      <MissingTariffs total={settlement.total} />
      <h3>{copy.detail(name)}</h3>
      <VisitsTable caption={copy.detail(name)} visits={visits} />
      <SettlementDownload key={month} month={month} />
    </>
  );
}

/** How many visits the amount does not include, if any. */
function MissingTariffs({ total }: Pick<Settlement, 'total'>) {
  if (total.without_tariff === 0) return null;
  return (
    <p className="text-ink-2">
      {total.amount === null ? copy.noTariffs : copy.withoutTariff(total.without_tariff)}
    </p>
  );
}

function SettlementDownload({ month }: Pick<Settlement, 'month'>) {
  const save = useMutation({ mutationFn: () => saveSettlement(month) });
  return (
    <div className="flex flex-col items-start gap-3 print:hidden">
      <Button
        icon={<Download aria-hidden />}
        isPending={save.isPending}
        onPress={() => save.mutate()}
      >
        {copy.csv}
      </Button>
      {save.isError && (
        <Banner tone="danger">{`${copy.csvFailed} ${failureText(save.error)}`}</Banner>
      )}
    </div>
  );
}
