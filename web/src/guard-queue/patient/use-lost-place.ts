import type { QueueEntry } from '@app/contract/visits';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { toast } from '../../ui/feedback/toast.ts';
import { useVisitEvents } from '../../visits/index.ts';
import { useDismissLostPlace } from '../guard-queue.commands.ts';
import { waitingCopy as copy } from '../guard-queue.copy.ts';
import { useQueuePushes } from '../guard-queue.pushes.ts';
import { lostPlaceQuery } from '../guard-queue.queries.ts';

/** A lost place with its reason and answers: clinical data, in memory only. */
export type LostPlace = { why: 'inactivity' | 'professional' | 'clinic'; entry: QueueEntry };

/** The reason that the sweep stores for a place it ended; a reason by the clinic is longer. */
const SWEPT = 'inactivity';

/** Whether the clinic removed the place, instead of it being lost to inactivity. */
export const wasRemoved = ({ closedReason }: QueueEntry): boolean =>
  closedReason !== null && closedReason !== SWEPT;

const IN_LINE = ['WAITING', 'OFFERED', 'ACCEPTED'];

/** Detects a lost place: by a push, after a reconnection, or on return if no tab was open. */
export function useLostPlace(own: readonly QueueEntry[] | undefined) {
  const [held, setHeld] = useState<QueueEntry>();
  const [lost, setLost] = useState<LostPlace>();
  const isLeaving = useRef(false);
  useQueuePushes();
  useVisitEvents(
    useCallback(({ command, entry }) => {
      if (entry.origin !== 'GUARD') return;
      sayReturned(command, entry);
      if (IN_LINE.includes(entry.phase)) return;
      const why = whyLost(command);
      if (why) setLost({ why, entry });
      setHeld(undefined);
    }, []),
  );
  const entry = own?.[0];
  useEffect(() => {
    if (entry) setHeld(IN_LINE.includes(entry.phase) ? entry : undefined);
  }, [entry]);
  useEffect(() => {
    if (!own || own.length > 0 || !held) return;
    // Without a push it was inactivity, unless the server says otherwise.
    if (!isLeaving.current) setLost({ why: 'inactivity', entry: held });
    isLeaving.current = false;
    setHeld(undefined);
  }, [own, held]);
  const { data: missed } = useQuery(lostPlaceQuery(own?.length === 0));
  const { mutate: dismiss } = useDismissLostPlace();
  return {
    /** Lost while the page was open. */
    lost: knownBetter(lost, missed),
    /** Lost while no page was open. */
    missed: lost ? null : missed,
    forget: () => setLost(undefined),
    /** Dismissed by the person. */
    dismiss,
    /** The person is leaving the queue. */
    leaving: (now: boolean) => {
      isLeaving.current = now;
    },
  };
}

/** Explains why a place that was called waits again. */
function sayReturned(command: string, { phase, profSpecialty: specialty }: QueueEntry): void {
  if (command === 'Release') toast.info(copy.released);
  if (command === 'ProfessionalCancel' && phase === 'WAITING') toast.info(copy.callTakenBack);
  if (command === 'StaffMove') toast.info(copy.movedTo(specialty));
}

/** A place lost without a push is explained with the server's data, since the clinic may have removed it. */
const knownBetter = (lost: LostPlace | undefined, missed: QueueEntry | null | undefined) =>
  lost && missed && missed.queueId === lost.entry.queueId && wasRemoved(missed)
    ? ({ why: 'clinic', entry: missed } as const)
    : lost;

function whyLost(command: string): LostPlace['why'] | undefined {
  if (command === 'PatientTimeoutCancel' || command === 'ProfessionalTimeoutCancel')
    return 'inactivity';
  if (command === 'StaffRemove') return 'clinic';
  return command === 'ProfessionalCancel' || command === 'NoPatient' ? 'professional' : undefined;
}
