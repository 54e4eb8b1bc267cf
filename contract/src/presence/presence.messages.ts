import { z } from 'zod';

/** What a professional's client says on /app/pong. */
export const presenceMessageSchema = z.object({
  professionalId: z.string(),
  command: z.enum(['InitialPong', 'LogInPong', 'Pong']),
});

/** What the server asks on /user/{email}/ping. */
export const pingSchema = z.object({ command: z.literal('Ping') });

/** Reconnection and check of the presence socket. */
export const RECONNECT_DELAY_MS = 2_000;
export const CONNECTIVITY_CHECK_MS = 4_000;
