import type { QueueEntry } from '@app/contract/visits';
import { useQuery } from '@tanstack/react-query';
import { ownEntriesQuery } from '../../../visits/index.ts';

/** People who cannot join the line because their appointment's consultation is open; the frame links to it. */
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
