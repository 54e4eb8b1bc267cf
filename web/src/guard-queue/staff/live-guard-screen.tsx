import type { LiveSpecialty } from '@app/contract/guard-queue';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useViewer } from '../../lib/session/session.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useLiveLine } from '../../visits/index.ts';
import { type Act, ActDialog } from './act-dialog.tsx';
import { liveCopy as copy } from './live-guard.copy.ts';
import { liveGuardQuery, useLivePushes } from './live-guard.queries.ts';
import { SpecialtyColumn } from './specialty-column.tsx';
import { StuckEntries } from './stuck-entries.tsx';

/** The current guard, a column per specialty. Only the medical director acts on it. */
export function LiveGuardScreen() {
  const viewer = useViewer();
  const mayAct = viewer?.role === 'MEDICAL_DIRECTOR';
  const guard = useQuery(liveGuardQuery);
  const [act, setAct] = useState<Act>();
  useLiveLine(viewer);
  useLivePushes();
  if (guard.data === undefined && guard.error)
    return (
      <ErrorState text={copy.failed} error={guard.error} onRetry={() => void guard.refetch()} />
    );
  if (guard.data === undefined) return <Skeleton lines={['card', 'card']} />;
  const specialties = busiestFirst(guard.data);
  if (specialties.length === 0) return <EmptyState text={copy.none} />;
  return (
    <div className="flex flex-col gap-4">
      <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-2 xl:grid-cols-3">
        {specialties.map((specialty) => (
          <SpecialtyColumn
            key={specialty.specialtyId}
            specialty={specialty}
            mayAct={mayAct}
            onAct={setAct}
          />
        ))}
      </div>
      <p className="text-small text-ink-2">{copy.updated}</p>
      <StuckEntries mayAct={mayAct} />
      {act && <ActDialog act={act} specialties={specialties} onClose={() => setAct(undefined)} />}
    </div>
  );
}

const weightOf = ({ alerts, waiting, attended, onDuty }: LiveSpecialty): number =>
  alerts.length * 100 + waiting.length * 10 + attended.length + onDuty.length;

/** Specialties with alerts come first. */
const busiestFirst = (specialties: readonly LiveSpecialty[]): LiveSpecialty[] =>
  [...specialties].sort((one, other) => weightOf(other) - weightOf(one));
