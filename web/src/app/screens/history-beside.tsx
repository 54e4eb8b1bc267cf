import type { AttendedPatient } from '@app/contract/consultations';
import { FolderOpen } from 'lucide-react';
import { useId, useState } from 'react';
import { RecentHistory } from '../../clinical-history/index.ts';
import { useScreenActions } from '../../lib/screen-actions.ts';
import { useWideScreen } from '../../lib/use-media.ts';
import { Button } from '../../ui/actions/button.tsx';
import { formatNumber } from '../../ui/format.ts';
import { Sheet } from '../../ui/listing/sheet.tsx';
import { appCopy } from '../app.copy.ts';

/** How the history is shown beside the call, and whether it is open. */
export type BesideCall = { isOpen: boolean; isColumn: boolean; show: (isOpen: boolean) => void };

/** On a wide screen a column, open from the start; elsewhere a sheet that is opened on request. */
export function useBesideCall(): BesideCall {
  const isColumn = useWideScreen();
  const [asked, show] = useState<boolean>();
  return { isOpen: asked ?? isColumn, isColumn, show };
}

type Props = { patient: AttendedPatient; beside: BesideCall };

/** Historia (10)*: shows or hides the history beside the call. */
export function HistoryButton({ patient: { consultations }, beside: { isOpen, show } }: Props) {
  const toggle = () => show(!isOpen);
  const label = isOpen ? appCopy.closeHistory : appCopy.history;
  useScreenActions([{ id: 'history-beside', group: 'history', label, run: toggle }]);
  return (
    <Button kind="quiet" icon={<FolderOpen aria-hidden />} aria-expanded={isOpen} onPress={toggle}>
      <span className="max-sm:sr-only">
        {consultations === null ? appCopy.history : appCopy.historyOf(formatNumber(consultations))}
      </span>
    </Button>
  );
}

/** The patient's history beside the call, read once each time it is opened. */
export function HistoryBeside({ patient, beside: { isOpen, isColumn, show } }: Props) {
  const headingId = useId();
  const title = appCopy.historyTitle(patient.first_name);
  if (!isColumn) {
    return (
      <Sheet title={title} isOpen={isOpen} onClose={() => show(false)} isBeside>
        <RecentHistory patientId={patient.id} />
      </Sheet>
    );
  }
  return (
    isOpen && (
      <aside
        aria-labelledby={headingId}
        className="flex min-h-0 flex-col gap-4 overflow-auto rounded-md border border-line bg-surface p-4"
      >
        <h2 id={headingId}>{title}</h2>
        <RecentHistory patientId={patient.id} />
      </aside>
    )
  );
}
