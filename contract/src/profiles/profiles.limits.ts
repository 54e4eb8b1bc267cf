/** Ages and dates of people (A 5, A 9). */
export const HOLDER_MIN_AGE = 18;
export const MEMBER_MIN_AGE = 1;
export const BIRTH_DATE_MIN = '1900-01-01';

/** Lengths of what people type (A 5, A 9). */
export const PHONE_DIGITS = 10;
export const POSTAL_CODE_MAX = 8;
export const PLACE_MIN = 3;
export const PLACE_MAX = 90;
export const HEIGHT_MAX_CHARACTERS = 4;
export const FREE_TEXT_MAX = 3072;
/** Ours: the specification limits neither names nor the rest of an address. */
export const NAME_MAX = 90;
export const ALIAS_MAX = 60;
export const AFFILIATE_NUMBER_MAX = 20;
export const STREET_NUMBER_MAX = 8;
/** Ours: what a list of diseases, surgeries or medicines may hold. */
export const ANTECEDENTS_MAX = 50;
/** Ours: a height in metres and a weight in kilograms that a person can have. */
export const HEIGHT_METRES = { min: 0.3, max: 2.6 } as const;
export const WEIGHT_KILOS = { min: 0.5, max: 500 } as const;

/** The steps of a patient's profile (A 2). */
export const PATIENT_STEPS = 4;
