import { z } from 'zod';

/** Told to everybody when events between servers may have been lost: what is shown is to be read again. */
export const resyncSchema = z.object({ command: z.literal('Resync') });
export type Resync = z.infer<typeof resyncSchema>;
