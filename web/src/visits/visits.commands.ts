import type { EndpointRequest } from '@app/contract/kernel';
import {
  type commandEntry as CommandEndpoint,
  commandEntry,
  type QueueEntry,
} from '@app/contract/visits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../lib/server/call.ts';
import { sendAgain } from '../lib/server/send-again.ts';
import { ownEntriesKey } from './visits.queries.ts';

type Command = EndpointRequest<typeof CommandEndpoint>['body'] & { queueId: string };

/** Sends a command to an entry and caches the answer. */
export function useCommand() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ queueId, ...body }: Command) => {
      const request = { params: { queueId }, body };
      return (await sendAgain((idempotencyKey) => call(commandEntry, request, { idempotencyKey })))
        .data;
    },
    onSuccess: (entry, { command }) =>
      keepEntry(queries, entry, CLOSED.includes(entry.phase) || command === 'PatientFinish'),
    onError: () => queries.invalidateQueries({ queryKey: ['guard-queue'] }),
  });
}

type Queries = ReturnType<typeof useQueryClient>;

const CLOSED = ['FINISHED', 'QUIT'];

/** A patient who finished leaves the entry while the professional is still writing. */
function keepEntry(queries: Queries, entry: QueueEntry, isOver: boolean) {
  queries.setQueryData<QueueEntry[]>(ownEntriesKey, (own = []) => {
    const others = own.filter(({ queueId }) => queueId !== entry.queueId);
    return isOver ? others : [...others, entry];
  });
}
