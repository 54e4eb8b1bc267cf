import { z } from 'zod';

/** How long the wish to be told stays active if nobody goes on duty; after that it expires. */
export const WISH_HOURS = 24;

/** Event of the notification that a professional went on duty, to those who asked to be told. */
export const SOMEBODY_ON_DUTY_EVENT = 'guard-queue.somebody-on-duty';

/** An account's wish to be told once a professional attends the guard (requirement: told once somebody attends). */
export const dutyWishSchema = z.object({ until: z.string() });
export type DutyWish = z.infer<typeof dutyWishSchema>;
