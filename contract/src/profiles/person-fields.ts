import { z } from 'zod';
import {
  ageOn,
  cleanText,
  type Day,
  dayOfTyped,
  isCuil,
  isDay,
  typedText,
} from '../kernel/index.ts';
import {
  ALIAS_MAX,
  BIRTH_DATE_MIN,
  HOLDER_MIN_AGE,
  MEMBER_MIN_AGE,
  NAME_MAX,
  PHONE_DIGITS,
} from './profiles.limits.ts';
import { sexes } from './profiles.schema.ts';

const WORD = String.raw`(?:\p{Script=Latin}+(?:\.[ªº]?)?|\d{1,2}[º°])`;
/**
 * A name as a DNI card bears it: 'María José', "O'Connor", 'Saint-Jean', 'de la Peña', 'Ma. Laura', 'Luis 2º',
 * 'Juan (h)'.
 */
const NAME = new RegExp(
  String.raw`^(?!\d)${WORD}(?:(?:['’ʼ] ?|[ -])${WORD})*(?: \(\p{Script=Latin}{1,5}\.?\))?$`,
  'u',
);

/** Whether a text is a first or last name. */
export const isName = (text: string): boolean => text.length <= NAME_MAX && NAME.test(text);
const PHONE = new RegExp(`^(?!0|15)\\d{${PHONE_DIGITS}}$`);

/** A text without superfluous spaces. */
const tidy = (text: string): string => cleanText(text).replace(/\s+/g, ' ');

/** Optional text: empty means absent. */
export const optionalText = (max: number, code: string) =>
  z
    .string()
    .nullish()
    .transform((text) => tidy(text ?? '') || null)
    .pipe(z.string().max(max, code).nullable());

/** Optional text of several lines. */
export const optionalLines = (max: number) =>
  typedText(max)
    .nullish()
    .transform((text) => text || null);

/** Text that has to be filled in. */
export const demandedText = (max: number, code: string) =>
  z
    .string()
    .transform(tidy)
    .pipe(z.string().min(1, `${code}.required`).max(max, `${code}.too-long`));

/** Accents and quotes that keyboards give in place of an apostrophe: `D´Angelo`. */
const LOOSE_APOSTROPHE = /[´`‘]/g;

/** A first or last name: letters only, in every legitimate Spanish form. */
const nameField = (code: string) =>
  z
    .string()
    .transform((typed) => tidy(typed).replace(LOOSE_APOSTROPHE, "'"))
    .pipe(
      z
        .string()
        .min(1, `${code}.required`)
        .max(NAME_MAX, `${code}.too-long`)
        .regex(NAME, 'letters.only'),
    );

/** What is wrong with a birth date on a day; `undefined` if nothing. */
export function birthDateFault(day: Day, today: Day, minimumAge: number): string | undefined {
  if (!isDay(day) || day < BIRTH_DATE_MIN || day > today) return 'birth_date.invalid';
  if (ageOn(day, today) >= minimumAge) return undefined;
  return minimumAge === MEMBER_MIN_AGE ? 'birth_date.under-one' : 'birth_date.under-eighteen';
}

/** An existing birth date, typed either way; `birthDateFault` checks the age. */
const birthDate = z
  .string()
  .transform(dayOfTyped)
  .pipe(
    z
      .string()
      .min(1, 'birth_date.required')
      .refine((day) => day === '' || (isDay(day) && day >= BIRTH_DATE_MIN), 'birth_date.invalid'),
  );

/** The same, checked for the minimum age of a holder or member. */
export const birthDateOn = (today: Day, minimumAge: number) =>
  birthDate.superRefine((day, context) => {
    const message = birthDateFault(day, today, minimumAge);
    if (message) context.addIssue({ code: 'custom', message });
  });

/** Ten digits: area code without 0 and number without 15. */
const phone = z
  .string()
  .transform((text) => text.replace(/[\s().-]/g, ''))
  .pipe(z.string().min(1, 'phone_number.required').regex(PHONE, 'phone_number.invalid'));

/** Eleven digits including the check digit (Res. MS 2214/2025: obligatory on prescriptions). */
export const cuilField = z
  .string()
  .transform((text) => text.replace(/[\s.-]/g, ''))
  .pipe(
    z
      .string()
      .min(1, 'cuil.required')
      .refine((text) => text === '' || isCuil(text), 'cuil.invalid'),
  );

/** A CUIL is proposed from DNI and sex; the person has to confirm it. */
export const cuilConfirmation = z
  .boolean()
  .refine((isConfirmed) => isConfirmed, 'cuil.unconfirmed');

/** Identity fields of patients, members and professionals, in the order of the forms. */
export const personShape = {
  first_name: nameField('first_name'),
  last_name: nameField('last_name'),
  alias: optionalText(ALIAS_MAX, 'alias.too-long'),
  birth_date: birthDate,
  sex_str: z.string().pipe(z.enum(sexes, 'sex_str.required')),
  cuil: cuilField,
  cuil_confirmed: cuilConfirmation,
  phone_number: phone,
};

/** Minimum age of a holder and of a member of a family group. */
export const minimumAge = { holder: HOLDER_MIN_AGE, member: MEMBER_MIN_AGE } as const;
