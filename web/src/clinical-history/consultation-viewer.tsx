import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useScreenActions } from '../lib/screen-actions.ts';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { Select } from '../ui/fields/select.tsx';
import { formatDateTime } from '../ui/format.ts';
import { Card } from '../ui/layout/card.tsx';
import { Pager } from '../ui/navigation/pager.tsx';
import { uiCopy } from '../ui/ui.copy.ts';
import { consultationCopy as copy } from './clinical-history.copy.ts';
import { historyDatesQuery, historyPageQuery } from './clinical-history.queries.ts';
import { ConsultationSheet } from './consultation-sheet.tsx';
import { useHistoryPlace } from './use-history-place.ts';

/** The consultations of a history, one per page; page 0 is the newest. */
export function ConsultationViewer({ patientId }: { patientId: string }) {
  const { page, tab, goTo, show } = useHistoryPlace();
  const [oldest, setOldest] = useState<number>();
  const [hasTurned, setHasTurned] = useState(false);
  const { data, error, isPlaceholderData, refetch } = useQuery(historyPageQuery(patientId, page));

  // Past the oldest consultation the history stays on its last page.
  const isPast = data !== undefined && !isPlaceholderData && data.consultation === null && page > 0;
  const total = data?.total ?? 0;
  useEffect(() => {
    if (!isPast) return;
    const last = Math.max(Math.min(page, total) - 1, 0);
    setOldest(last);
    goTo(last);
  }, [isPast, page, total, goTo]);

  const turnTo = (next: number) => {
    setHasTurned(true);
    goTo(next);
  };
  const pages = oldest === undefined ? total : oldest + 1;
  useScreenActions([
    {
      id: 'previous-consultation',
      group: 'history',
      label: copy.previous,
      shortcut: 'previous-consultation',
      disabledReason: page + 1 < pages ? null : uiCopy.noPrevious,
      run: () => turnTo(page + 1),
    },
    {
      id: 'next-consultation',
      group: 'history',
      label: copy.next,
      shortcut: 'next-consultation',
      disabledReason: page > 0 ? null : uiCopy.noNext,
      run: () => turnTo(page - 1),
    },
  ]);

  if (error) {
    return <ErrorState text={copy.failed} error={error} onRetry={() => void refetch()} />;
  }
  if (!data || isPast) return <Skeleton />;
  if (data.consultation === null) return <EmptyState text={copy.none} illustration="calm" />;
  return (
    // On paper the consultation runs across pages, without the screen's frame.
    <div className="print:*:break-inside-auto print:*:border-0 print:*:p-0 print:*:shadow-none">
      <Card>
        <div className="flex flex-col gap-3 print:hidden">
          <Pager
            label={copy.pager}
            current={pages - page}
            total={pages}
            onPage={(position) => turnTo(pages - position)}
            previousLabel={copy.previous}
            nextLabel={copy.next}
            previousShortcut="previous-consultation"
            nextShortcut="next-consultation"
          />
          <DateJump patientId={patientId} page={page} onJump={turnTo} />
        </div>
        <ConsultationSheet
          key={data.consultation.consultationId}
          consultation={data.consultation}
          patientId={patientId}
          isFocused={hasTurned}
          tab={tab}
          onTab={show}
        />
      </Card>
    </div>
  );
}

type DateJumpProps = { patientId: string; page: number; onJump: (page: number) => void };

/** Dates of all consultations, to jump to one. */
function DateJump({ patientId, page, onJump }: DateJumpProps) {
  const { data: dates = [] } = useQuery(historyDatesQuery(patientId));
  if (dates.length < 2) return null;
  return (
    <Select
      label={copy.jump}
      options={dates.map(({ creation_date, professional_name }, index) => ({
        id: String(index),
        label: `${formatDateTime(creation_date)} · ${professional_name}`,
      }))}
      value={String(page)}
      onChange={(chosen) => chosen !== '' && onJump(Number(chosen))}
    />
  );
}
