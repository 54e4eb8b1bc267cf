import { z } from 'zod';

export const queueParams = z.object({ queueId: z.uuid() });

export const consultationParams = z.object({ consultationId: z.uuid() });

/** Largest body of a record with its documents: 256 KB (2000 characters, free text and pages of indications). */
export const RECORD_BODY_LIMIT = 256 * 1024;
