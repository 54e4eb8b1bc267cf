import { z } from 'zod';
import { isDay } from './dates.ts';

/** A day in an address or a filter. */
export const searchDay = z.iso.date('day.invalid').refine(isDay, 'day.invalid');

/** A month in an address, `2026-11`. */
export const searchMonth = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'month.invalid')
  .refine((month) => isDay(`${month}-01`), 'month.invalid');
