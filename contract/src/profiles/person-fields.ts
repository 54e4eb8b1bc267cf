import { z } from 'zod';
import { ageOn, cleanText, type Day, isDay, typedText } from '../kernel/index.ts';
import { isCuil } from './cuil.ts';
import {
  ALIAS_MAX,
  BIRTH_DATE_MIN,
  HOLDER_MIN_AGE,
  MEMBER_MIN_AGE,
  NAME_MAX,
  PHONE_DIGITS,
} from './profiles.limits.ts';
import { sexes } from './profiles.schema.ts';

/** Letters of names, in groups: 'María José', "O'Connor", 'Saint-Jean', 'de la Peña'. */
const NAME = /^\p{Script=Latin}+(?:(?:['’ʼ] ?|[ -])\p{Script=Latin}+)*$/u;
const PHONE = new RegExp(`^(?!0|15)\\d{${PHONE_DIGITS}}$`);
const TYPED_DAY = /^(\d{2})\/(\d{2})\/(\d{4})$/;

/** A text without the spaces that typing leaves. */
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

/** A first or last name: letters only, every legitimate Spanish form of them. */
const nameField = (code: string) =>
  z
    .string()
    .transform(tidy)
    .pipe(
      z
        .string()
        .min(1, `${code}.required`)
        .max(NAME_MAX, `${code}.too-long`)
        .regex(NAME, 'letters.only'),
    );

/** `31/12/1990` as people type it, or `1990-12-31`; anything else stays what it is. */
export const dayOfTyped = (text: string): Day => text.trim().replace(TYPED_DAY, '$3-$2-$1');

/** What is wrong with a birth date on a day, or nothing. */
export function birthDateFault(day: Day, today: Day, minimumAge: number): string | undefined {
  if (!isDay(day) || day < BIRTH_DATE_MIN || day > today) return 'birth_date.invalid';
  if (ageOn(day, today) >= minimumAge) return undefined;
  return minimumAge === MEMBER_MIN_AGE ? 'birth_date.under-one' : 'birth_date.under-eighteen';
}

/** A day of birth that exists, typed either way; its age is asked of `birthDateFault`. */
const birthDate = z
  .string()
  .transform(dayOfTyped)
  .pipe(
    z
      .string()
      .min(1, 'birth_date.required')
      .refine((day) => day === '' || (isDay(day) && day >= BIRTH_DATE_MIN), 'birth_date.invalid'),
  );

/** The same, old enough on a day to be a holder or a member. */
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

/** Eleven digits with their check digit (Res. MS 2214/2025: obligatory on prescriptions). */
export const cuilField = z
  .string()
  .transform((text) => text.replace(/[\s.-]/g, ''))
  .pipe(
    z
      .string()
      .min(1, 'cuil.required')
      .refine((text) => text === '' || isCuil(text), 'cuil.invalid'),
  );

/** Proposed from DNI and sex, it is the person's word that makes it theirs. */
export const cuilConfirmation = z
  .boolean()
  .refine((isConfirmed) => isConfirmed, 'cuil.unconfirmed');

/** Who somebody is, as patients, members and professionals give it, in the order of the forms. */
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

/** The youngest that somebody may be: a holder, or a member of a family group. */
export const minimumAge = { holder: HOLDER_MIN_AGE, member: MEMBER_MIN_AGE } as const;
