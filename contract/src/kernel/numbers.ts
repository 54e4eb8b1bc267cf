import { z } from 'zod';

/** Largest number of a row or version: the `integer` of PostgreSQL. */
const INTEGER_MAX = 2_147_483_647;

/** The number by which a row of a catalogue goes, or the version of one. */
export const rowNumber = z.number().int().min(0).max(INTEGER_MAX);

/** The same as it stands in an address, where everything is text. */
export const rowNumberInAddress = z.coerce.number().int().min(0).max(INTEGER_MAX);

/** Pages that an address may ask for, from 0: nobody turns more than these. */
export const pageInAddress = z.coerce.number().int().min(0).max(100_000).default(0);
