import type { QueueEntry } from '@app/contract/visits';
import { useQuery } from '@tanstack/react-query';
import { ownEntriesQuery } from '../../../visits/index.ts';

/** Who cannot enter the line, because a consultation of an appointment is open; the frame leads to it. */
export function useBusyPatients(): readonly string[] {
  const { data = NOBODY } = useQuery({
    ...ownEntriesQuery,
    refetchInterval: false,
    select: inVisits,
  });
  return data;
}

const NOBODY: readonly string[] = [];

const inVisits = (own: QueueEntry[]): string[] =>
  own.filter(({ origin }) => origin === 'APPOINTMENT').map(({ patientId }) => patientId);
