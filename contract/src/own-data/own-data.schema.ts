import { z } from 'zod';
import { canonicalDni, cleanText, type Day, dayOfTyped, isDay, isDni } from '../kernel/index.ts';
import { birthDateFault, isName, minimumAge } from '../profiles/index.ts';
import { type IdentityField, identityFields, requestWays } from '../requests/index.ts';
import { CORRECTION_MAX, PROBLEM_TOLD_MAX } from './own-data.limits.ts';

/** Data requests that need nothing but their kind. */
export const plainDataKinds = ['PAPER_COPY', 'ACCESS', 'DELETION'] as const;
export type PlainDataKind = (typeof plainDataKinds)[number];

const FITS: Record<IdentityField, (value: string) => boolean> = {
  FIRST_NAME: (value) => isName(value),
  LAST_NAME: (value) => isName(value),
  ID_NUMBER: (value) => isDni(value),
  BIRTH_DATE: (value) => isDay(value) && value >= '1900-01-01',
};

type Rectified = { field: IdentityField; value: string };

/** In the stored form: a DNI without dots, a birth date as `aaaa-mm-dd`. */
function asStored({ field, value }: Rectified): Rectified {
  if (field === 'ID_NUMBER') return { field, value: canonicalDni(value) };
  return field === 'BIRTH_DATE' ? { field, value: dayOfTyped(value) } : { field, value };
}

/** The correct value of an identity field, written as in the profile. */
export const rectificationSchema = z
  .strictObject({
    field: z.enum(identityFields, 'field.required'),
    value: z.string().max(100, 'value.invalid').transform(cleanText),
  })
  .transform(asStored)
  .refine(({ field, value }) => FITS[field](value), { path: ['value'], message: 'value.invalid' });

/** The same, with a birth date that is valid for a patient today. */
export const rectificationOn = (today: Day) =>
  rectificationSchema.refine(
    ({ field, value }) =>
      field !== 'BIRTH_DATE' || birthDateFault(value, today, minimumAge.member) === undefined,
    { path: ['value'], message: 'value.invalid' },
  );

const written = (name: string) =>
  z
    .string()
    .transform(cleanText)
    .pipe(z.string().min(1, `${name}.required`).max(CORRECTION_MAX, `${name}.too-long`));

/** The error in the record of a visit, and its correction. */
export const correctionSchema = z.strictObject({
  visitId: z.uuid(),
  wrong: written('wrong'),
  wanted: written('wanted'),
});

/** Kinds of requests that staff logs for a person who asked on paper or by telephone. */
export const loggedKinds = ['CORRECTION', 'ACCESS', 'DELETION', 'PROBLEM'] as const;
export type LoggedKind = (typeof loggedKinds)[number];

/** A request logged by staff. Only a technical failure has free text, since other letters may contain health data. */
export const loggedRequestSchema = z
  .strictObject({
    kind: z.enum(loggedKinds, 'kind.required'),
    cameBy: z.enum(requestWays, 'cameBy.required'),
    /** The day it came in; its deadline counts from then. */
    cameIn: z.string().refine(isDay, { error: 'cameIn.invalid' }),
    text: z.string().transform(cleanText).pipe(z.string().max(PROBLEM_TOLD_MAX, 'text.too-long')),
  })
  .refine(({ kind, text }) => kind !== 'PROBLEM' || text !== '', {
    path: ['text'],
    error: 'text.required',
  })
  .refine(({ kind, text }) => kind === 'PROBLEM' || text === '', {
    path: ['text'],
    error: 'text.unwanted',
  });
