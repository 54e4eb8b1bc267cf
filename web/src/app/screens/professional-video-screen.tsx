import type { QueueEntry } from '@app/contract/guard-queue';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { ConsultationRecord, PatientSummaryHeader } from '../../consultations/index.ts';
import {
  ownEntriesQuery,
  useCommand,
  useLiveLine,
  useQueuePushes,
  useWaitingCount,
} from '../../guard-queue/index.ts';
import { useViewer } from '../../lib/session.ts';
import { useDenseScreens } from '../../ui/screen-layouts.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { MAIN_ID } from '../../ui/skip-link.tsx';
import { toast } from '../../ui/toast.ts';
import { appCopy } from '../app.copy.ts';
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
  if (own.isPending) return <Skeleton />;
  const entry = own.data?.find(({ queueId }) => queueId === asked);
  return entry ? (
    <Workspace key={entry.queueId} entry={entry} />
  ) : (
    <Navigate to="/profesional" replace />
  );
}

/** Video under the camera at the left, the record at the right (ux: clinician workspace). */
function Workspace({ entry }: { entry: QueueEntry }) {
  const { queueId, claimEpoch, specialtyId } = entry;
  const navigate = useNavigate();
  const command = useCommand();
  const waitingCount = useWaitingCount(specialtyId);
  const leave = () => void navigate('/profesional', { replace: true });
  const patientLeft = entry.phase === 'WRAP_UP';
  return (
    <div className="flex min-h-dvh flex-col md:h-dvh">
      <PatientSummaryHeader queueId={queueId} waitingCount={waitingCount} />
      <main
        id={MAIN_ID}
        tabIndex={-1}
        className="grid min-h-0 flex-1 grid-cols-1 gap-3 p-3 outline-none md:grid-cols-[minmax(320px,5fr)_minmax(0,7fr)]"
      >
        <div className="sticky top-0 z-10 h-[280px] md:static md:h-auto md:min-h-0">
          <ProfessionalStage entry={entry} />
        </div>
        <div className="min-h-0 md:overflow-auto">
          <ConsultationRecord
            queueId={queueId}
            claimEpoch={claimEpoch}
            entryReason={entry.reason}
            patientLeft={patientLeft}
            onFinished={leave}
            onProblemReported={leave}
            onSaveFailed={() => {
              // A second failure finds the entry there already.
              command.mutate(
                { queueId, claimEpoch, command: 'FailSaveConsultation', status: 'ERROR' },
                { onError: () => toast.warning(appCopy.saveStillPending) },
              );
            }}
          />
        </div>
      </main>
    </div>
  );
}
