import { z } from 'zod';

/** The presence message of a professional's client on /app/pong. */
export const presenceMessageSchema = z.object({
  professionalId: z.string(),
  command: z.enum(['InitialPong', 'LogInPong', 'Pong']),
});

/** How often the presence socket is checked. */
export const CONNECTIVITY_CHECK_MS = 4_000;

/** Event of the notification to a professional whom staff took off duty. */
export const OFF_DUTY_EVENT = 'guard-queue.off-duty';
