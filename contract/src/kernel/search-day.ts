import { z } from 'zod';

/** A day of a search, in an address or a filter; the database knows no year 0. */
export const searchDay = z.iso.date().refine((day) => day >= '0001', 'day.invalid');
