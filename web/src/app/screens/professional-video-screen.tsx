import type { QueueEntry } from '@app/contract/visits';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import {
  attendedPatientQuery,
  ConsultationRecord,
  PatientFactsLine,
  PatientSummaryHeader,
} from '../../consultations/index.ts';
import { useQueuePushes, useWaitingCount } from '../../guard-queue/index.ts';
import { useConsultFlag } from '../../lib/session/consult-flag.ts';
import { useViewer } from '../../lib/session/session.ts';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { cx } from '../../ui/class-names.ts';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { useDenseScreens } from '../../ui/layout/screen-layouts.tsx';
import { MAIN_ID } from '../../ui/navigation/skip-link.tsx';
import { isInConsultation, ownEntriesQuery, useCommand, useLiveLine } from '../../visits/index.ts';
import { appCopy } from '../app.copy.ts';
import { PaletteKeys } from '../palette/palette-keys.tsx';
import { HistoryBeside, HistoryButton, useBesideCall } from './history-beside.tsx';
import { ProfessionalStage } from './professional-stage.tsx';

const ROOM = /^room(.+)$/;

/** `/profesional/videollamada?room=room{queueId}`: the call beside the record. */
export function ProfessionalVideoScreen() {
  useDenseScreens();
  useLiveLine(useViewer());
  useQueuePushes();
  const [params] = useSearchParams();
  const asked = ROOM.exec(params.get('room') ?? '')?.[1];
  const own = useQuery(ownEntriesQuery);
  const [saved, setSaved] = useState<QueueEntry | null>(null);
  if (own.isPending) return <Skeleton />;
  const open = own.data?.find(({ queueId }) => queueId === asked);
  // Storing the record closes the entry, but its screen stays until the answer arrives. Without an answer,
  // saving again shows whether it was stored.
  const entry = open ?? (saved?.queueId === asked ? saved : undefined);
  if (!entry) return <Navigate to="/profesional" replace />;
  return (
    <Workspace
      key={entry.queueId}
      entry={entry}
      isOpen={open !== undefined}
      onSaving={() => setSaved(entry)}
    />
  );
}

/**
 * Passes the height of the stage to the styles: it grows with a notice and shrinks when folded, and the content
 * below needs to know it.
 */
function tellHeight(stage: HTMLElement | null) {
  if (!stage) return;
  const observer = new ResizeObserver(() =>
    stage.parentElement?.style.setProperty('--stage-height', `${stage.offsetHeight}px`),
  );
  observer.observe(stage);
  return () => observer.disconnect();
}

type WorkspaceProps = {
  entry: QueueEntry;
  isOpen: boolean;
  onSaving: () => void;
};

/** Video on the left, record on the right, the patient's history beside them. */
function Workspace({ entry, isOpen, onSaving }: WorkspaceProps) {
  const { queueId, claimEpoch, specialtyId } = entry;
  const navigate = useNavigate();
  const command = useCommand();
  const waitingCount = useWaitingCount(specialtyId);
  const [hasFailed, setHasFailed] = useState(false);
  useConsultFlag(isOpen && isInConsultation(entry));
  const leave = () => void navigate('/profesional', { replace: true });
  const patientLeft = entry.phase === 'WRAP_UP';
  const beside = useBesideCall();
  const { data } = useQuery(attendedPatientQuery(queueId));
  // For a late record, the patient's history can no longer be read.
  const patient = data?.patient_dto ? data : null;
  return (
    <div className="call-workspace flex max-md:[overflow-anchor:none] min-h-dvh flex-col pt-[var(--message-room,0px)] md:h-dvh low:h-dvh">
      <PaletteKeys />
      <PatientSummaryHeader
        queueId={queueId}
        waitingCount={waitingCount}
        history={patient && <HistoryButton patient={patient} beside={beside} />}
      />
      <main
        id={MAIN_ID}
        tabIndex={-1}
        className={cx(
          'flex min-h-0 flex-1 flex-col gap-3 px-3 outline-none [--below-stage:calc(4rem+var(--stage-height,150px))] cramped:[--below-stage:0px]! low:[--below-stage:4rem]! md:grid md:grid-cols-[minmax(320px,5fr)_minmax(0,7fr)] md:p-3 low:max-md:grid low:max-md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]',
          patient && beside.isOpen && 'xl:grid-cols-[minmax(320px,5fr)_minmax(0,7fr)_360px]',
        )}
      >
        <div
          ref={tellHeight}
          className="max-md:sticky max-md:top-[calc(3.5rem+var(--message-room,0px))] max-md:z-10 max-md:-mx-3 md:min-h-0 cramped:static! low:static! low:max-md:mx-0 low:max-md:min-h-0"
        >
          <ProfessionalStage entry={entry} />
        </div>
        {/* Keeps opened sections and focused controls clear of the stage above and the bar below. */}
        <div className="min-h-0 max-md:[&_.acc]:scroll-mt-(--below-stage) max-md:[&_:is(button,input,textarea,select)]:scroll-mt-[calc(6rem+var(--below-stage))] md:scroll-pb-32 md:overflow-auto low:max-md:overflow-x-hidden low:max-md:overflow-y-auto">
          <PatientFactsLine queueId={queueId} waitingCount={waitingCount} />
          {!isOpen && hasFailed && (
            <Banner tone="warn" action={<LinkButton to="/profesional">{appCopy.home}</LinkButton>}>
              {appCopy.closedUnsaved}
            </Banner>
          )}
          <ConsultationRecord
            queueId={queueId}
            claimEpoch={claimEpoch}
            entryReason={entry.reason}
            origin={entry.origin}
            patientLeft={patientLeft}
            onSaving={onSaving}
            onFinished={leave}
            onProblemReported={leave}
            onSaveFailed={() => {
              setHasFailed(true);
              // After a second failure the entry already has that state.
              command.mutate(
                { queueId, claimEpoch, command: 'FailSaveConsultation', status: 'ERROR' },
                { onError: () => toast.warning(appCopy.saveStillPending) },
              );
            }}
          />
        </div>
        {patient && <HistoryBeside patient={patient} beside={beside} />}
      </main>
    </div>
  );
}
