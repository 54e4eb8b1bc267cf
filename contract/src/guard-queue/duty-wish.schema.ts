import { z } from 'zod';

/** How long a wish to be told stands, where nobody went on duty: a day later the need is another one. */
export const WISH_HOURS = 24;

/** Event of the notification that somebody went on duty, to whoever wished to be told. */
export const SOMEBODY_ON_DUTY_EVENT = 'guard-queue.somebody-on-duty';

/** That an account wishes to be told once somebody attends the guard (requirement: told once somebody attends). */
export const dutyWishSchema = z.object({ until: z.string() });
export type DutyWish = z.infer<typeof dutyWishSchema>;
