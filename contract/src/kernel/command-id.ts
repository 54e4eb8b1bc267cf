import { z } from 'zod';

/** The header, of a call or of a frame, by which a command that is sent again is known for the same. */
export const COMMAND_ID_HEADER = 'idempotency-key';

/** An id of the sender's choice, too long to be met by chance. */
export const commandIdSchema = z.string().regex(/^[A-Za-z0-9_-]{16,64}$/, 'command-id.invalid');
