import { getCallChannel, getConnectionTest, reportConnectionTest } from '@app/contract/video-call';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../lib/server/call.ts';

/** A call as it was on joining; later changes come over the socket or are fetched after an interruption. */
export const callChannelQuery = (channel: string) =>
  queryOptions({
    queryKey: ['video-call', 'channel', channel],
    queryFn: async ({ signal }) =>
      (await call(getCallChannel, { params: { channel } }, { signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** Fetches the call again before joining again. */
export function useReadAgain(channel: string): () => Promise<void> {
  const queries = useQueryClient();
  const { queryKey } = callChannelQuery(channel);
  return () => queries.resetQueries({ queryKey });
}

/** Whether a connection test passed within the last day. */
export const isConnectionRemembered = async (signal: AbortSignal): Promise<boolean> =>
  (await call(getConnectionTest, {}, { signal })).data?.isRemembered ?? false;

export const keepMeasurement = (download_ms: number, upload_ms: number) =>
  call(reportConnectionTest, { body: { download_ms, upload_ms } });
