import type { QueueEntry } from '@app/contract/guard-queue';
import { useCallback, useEffect, useRef, useState } from 'react';
import { toast } from '../ui/toast.ts';
import { waitingCopy as copy } from './guard-queue.copy.ts';
import { useQueuePushes } from './guard-queue.queries.ts';
import type { JoinAnswers } from './join-questions.tsx';

/** Why a place was lost, and what had been answered for it: in memory only, it is clinical. */
export type LostPlace = { why: 'inactivity' | 'professional'; answers: JoinAnswers };

const IN_LINE = ['WAITING', 'OFFERED', 'ACCEPTED'];

/** Notices that a place in line is gone: told by a push, or found gone after being without network. */
export function useLostPlace(own: readonly QueueEntry[] | undefined) {
  const [held, setHeld] = useState<QueueEntry>();
  const [lost, setLost] = useState<LostPlace>();
  const isLeaving = useRef(false);
  useQueuePushes(
    useCallback((command, entry) => {
      if (command === 'Release') toast.info(copy.released);
      if (IN_LINE.includes(entry.phase)) return;
      const why = whyLost(command);
      if (why) setLost({ why, answers: answersOf(entry) });
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
    if (!isLeaving.current) setLost({ why: 'inactivity', answers: answersOf(held) });
    isLeaving.current = false;
    setHeld(undefined);
  }, [own, held]);
  return {
    lost,
    forget: () => setLost(undefined),
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

const answersOf = ({ patientId, specialtyId, reason }: QueueEntry): JoinAnswers => ({
  patientId,
  specialtyId: String(specialtyId),
  reason,
});
