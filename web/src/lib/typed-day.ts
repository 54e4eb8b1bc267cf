import { isDay } from '@app/contract/kernel';
import { dayOfTyped } from '@app/contract/profiles';
import { z } from 'zod';

/** A day typed as dd/mm/aaaa, or nothing; a day that does not exist is refused rather than left out. */
export const optionalTypedDay = z
  .string()
  .transform(dayOfTyped)
  .refine((day) => day === '' || isDay(day), 'day.invalid');
