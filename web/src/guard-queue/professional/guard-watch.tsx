import type { QueueEntry } from '@app/contract/visits';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useMatch } from 'react-router';
import { notifyDesktop } from '../../lib/device/desktop-notifications.ts';
import { titleNote } from '../../lib/page.ts';
import { profileQuery } from '../../lib/readings/profile.queries.ts';
import { useComingBack } from '../../lib/session/coming-back.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { entryName } from '../../visits/index.ts';
import { gridCopy as copy } from '../guard-queue.copy.ts';
import { useQueuePushes } from '../guard-queue.pushes.ts';
import { waitingQuery } from '../guard-queue.queries.ts';
import { useWaitingSound } from './use-waiting-sound.ts';

/** Watches the line of a professional on duty, on every screen. */
export function GuardWatch({ isOnDuty }: { isOnDuty: boolean }) {
  const queries = useQueryClient();
  const { data: profile } = useQuery({ ...profileQuery, enabled: isOnDuty });
  const specialtyId = profile?.professional_dto?.specialties[0]?.id;
  const isWatching = isOnDuty && specialtyId !== undefined;
  const line = useQuery(waitingQuery(specialtyId ?? 0, isWatching));
  const waiting = isWatching ? line.data : undefined;
  const count = waiting?.length ?? 0;
  useQueuePushes();
  useComingBack(() => void queries.invalidateQueries({ queryKey: ['guard-queue'] }));
  useCountInTitle(count);
  useNewcomers(waiting, useMatch('/profesional') !== null);
  return useWaitingSound(count);
}

function useCountInTitle(count: number): void {
  useEffect(() => {
    titleNote.set(count > 0 ? `(${count}) ` : '');
    return () => titleNote.set('');
  }, [count]);
}

/** Announces new patients; not while the line is on the screen, where a message would cover their row. */
function useNewcomers(waiting: readonly QueueEntry[] | undefined, isLineShown: boolean): void {
  const known = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    if (!waiting) return;
    const before = known.current;
    known.current = new Set(waiting.map(({ queueId }) => queueId));
    const newcomers = before ? waiting.filter(({ queueId }) => !before.has(queueId)) : [];
    if (newcomers.length > 0) notifyDesktop(copy.newPatientNotice(waiting.length));
    if (isLineShown) return;
    for (const entry of newcomers) toast.info(copy.newPatient(entryName(entry), waiting.length));
  }, [waiting, isLineShown]);
}
