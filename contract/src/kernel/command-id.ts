import { z } from 'zod';

/** Header of a call or frame that identifies repeated commands. */
export const COMMAND_ID_HEADER = 'idempotency-key';

/** Chosen by the sender, long enough to be unique. */
export const commandIdSchema = z.string().regex(/^[A-Za-z0-9_-]{16,64}$/, 'command-id.invalid');
