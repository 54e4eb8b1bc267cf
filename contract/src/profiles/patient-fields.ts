import { z } from 'zod';
import { demandedText, optionalLines, optionalText } from './person-fields.ts';
import {
  FREE_TEXT_MAX,
  HEIGHT_MAX_CHARACTERS,
  HEIGHT_METRES,
  PLACE_MAX,
  PLACE_MIN,
  STREET_NUMBER_MAX,
  WEIGHT_DECIMALS,
  WEIGHT_KILOS,
} from './profiles.limits.ts';

const POSTAL_CODE = /^(\d{4}|[A-Z]\d{4}[A-Z]{3})$/;

const place = (code: string) =>
  demandedText(PLACE_MAX, code).pipe(z.string().min(PLACE_MIN, `${code}.too-short`));

/** A person's address. */
export const addressShape = {
  street: demandedText(PLACE_MAX, 'street'),
  number: demandedText(STREET_NUMBER_MAX, 'number').pipe(z.string().regex(/^\d+$/, 'digits.only')),
  number_department: optionalText(PLACE_MAX, 'number_department.too-long'),
  floor: optionalText(PLACE_MAX, 'floor.too-long'),
  postal_code: z
    .string()
    .transform((text) => text.replace(/\s/g, '').toUpperCase())
    .pipe(z.string().min(1, 'postal_code.required').regex(POSTAL_CODE, 'postal_code.invalid')),
  between_streets: optionalText(PLACE_MAX, 'between_streets.too-long').refine(
    (text) => text === null || text.length >= PLACE_MIN,
    'between_streets.too-short',
  ),
  city: place('city'),
  province: place('province'),
  country: demandedText(PLACE_MAX, 'country'),
};

/** A measure typed with comma or dot, within a plausible range. */
const measure = (code: string, decimal: RegExp, { min, max }: { min: number; max: number }) =>
  z
    .union([z.string(), z.number()])
    .transform((typed) => String(typed).trim().replace(',', '.'))
    .pipe(z.string().min(1, `${code}.required`).regex(decimal, `${code}.numeric`))
    .transform(Number)
    .pipe(z.number().min(min, `${code}.out-of-range`).max(max, `${code}.out-of-range`));

const HEIGHT = new RegExp(`^(?=.{1,${HEIGHT_MAX_CHARACTERS}}$)\\d+(\\.\\d+)?$`);
const WEIGHT = new RegExp(`^\\d+(\\.\\d{1,${WEIGHT_DECIMALS}})?$`);

/** Medical history. Study files have their own endpoints. */
export const historyShape = {
  size: measure('size', HEIGHT, HEIGHT_METRES),
  weight: measure('weight', WEIGHT, WEIGHT_KILOS),
  allergies: optionalLines(FREE_TEXT_MAX),
  family_history: optionalLines(FREE_TEXT_MAX),
  vaccines: optionalLines(FREE_TEXT_MAX),
  gynecological_data: optionalLines(FREE_TEXT_MAX),
};
