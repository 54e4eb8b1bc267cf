import { z } from 'zod';

export const queueParams = z.object({ queueId: z.uuid() });

export const consultationParams = z.object({ consultationId: z.uuid() });

/** A record with its documents may be long: 256 KB (2000 characters, free text and pages of indications). */
export const RECORD_BODY_LIMIT = 256 * 1024;
