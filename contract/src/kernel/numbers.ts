import { z } from 'zod';

/** Largest number of a row or version: the `integer` of PostgreSQL. */
const INTEGER_MAX = 2_147_483_647;

/** Id of a row in a catalogue. */
export const rowNumber = z.number().int().min(0).max(INTEGER_MAX);

/** Version of a row as it was read; below the maximum, since the next one is stored too. */
export const rowVersion = z
  .number()
  .int()
  .min(0)
  .max(INTEGER_MAX - 1);

/** The same in an address, where all values are text. */
export const rowNumberInAddress = z.coerce.number().int().min(0).max(INTEGER_MAX);

/** Page number in an address, from 0. */
export const pageInAddress = z.coerce.number().int().min(0).max(100_000).default(0);
