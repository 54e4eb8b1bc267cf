import { z } from 'zod';

/** Sent to everybody when events between servers may have been lost; clients then fetch their data again. */
export const resyncSchema = z.object({ command: z.literal('Resync') });
export type Resync = z.infer<typeof resyncSchema>;
