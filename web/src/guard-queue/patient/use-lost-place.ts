import type { QueueEntry } from '@app/contract/guard-queue';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { toast } from '../../ui/feedback/toast.ts';
import { useDismissLostPlace } from '../guard-queue.commands.ts';
import { waitingCopy as copy } from '../guard-queue.copy.ts';
import { useQueueEvents, useQueuePushes } from '../guard-queue.pushes.ts';
import { lostPlaceQuery } from '../guard-queue.queries.ts';

/** Why a place was lost, and the place with what had been answered for it: in memory only, it is clinical. */
export type LostPlace = { why: 'inactivity' | 'professional'; entry: QueueEntry };

const IN_LINE = ['WAITING', 'OFFERED', 'ACCEPTED'];

/** Notices that a place in line is gone: told by a push, found gone after being without network, or lost while no tab was open. */
export function useLostPlace(own: readonly QueueEntry[] | undefined) {
  const [held, setHeld] = useState<QueueEntry>();
  const [lost, setLost] = useState<LostPlace>();
  const isLeaving = useRef(false);
  useQueuePushes();
  useQueueEvents(
    useCallback(({ command, entry }) => {
      if (command === 'Release') toast.info(copy.released);
      if (command === 'ProfessionalCancel' && entry.phase === 'WAITING')
        toast.info(copy.callTakenBack);
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
    // Without a push that told so: only silence takes a place away without the person.
    if (!isLeaving.current) setLost({ why: 'inactivity', entry: held });
    isLeaving.current = false;
    setHeld(undefined);
  }, [own, held]);
  const { data: missed } = useQuery(lostPlaceQuery(own?.length === 0));
  const { mutate: dismiss } = useDismissLostPlace();
  return {
    /** Lost before the eyes of the person. */
    lost,
    /** Lost while nobody looked, and not told otherwise. */
    missed: lost ? null : missed,
    forget: () => setLost(undefined),
    /** The person knows, and does not want the place back. */
    dismiss,
    /** The person is giving the place up. */
    leaving: (now: boolean) => {
      isLeaving.current = now;
    },
  };
}

function whyLost(command: string): LostPlace['why'] | undefined {
  if (command === 'PatientTimeoutCancel' || command === 'ProfessionalTimeoutCancel')
    return 'inactivity';
  return command === 'ProfessionalCancel' || command === 'NoPatient' ? 'professional' : undefined;
}
