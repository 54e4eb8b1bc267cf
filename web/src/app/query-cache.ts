import { createQueryClient } from '../lib/server/query-client.ts';

/** The query cache of the page; it is cleared when the session ends. */
export const queryClient = createQueryClient();
