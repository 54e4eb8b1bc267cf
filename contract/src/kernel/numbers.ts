import { z } from 'zod';

/** Largest number of a row or version: the `integer` of PostgreSQL. */
const INTEGER_MAX = 2_147_483_647;

/** Id of a catalogue's row, or a version. */
export const rowNumber = z.number().int().min(0).max(INTEGER_MAX);

/** The same in an address, where everything is text. */
export const rowNumberInAddress = z.coerce.number().int().min(0).max(INTEGER_MAX);

/** Page number in an address, from 0. */
export const pageInAddress = z.coerce.number().int().min(0).max(100_000).default(0);
