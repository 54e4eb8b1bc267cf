/** Ages and dates of people (specification). */
export const HOLDER_MIN_AGE = 18;
export const MEMBER_MIN_AGE = 1;
export const BIRTH_DATE_MIN = '1900-01-01';

/** Lengths of what people type (specification). */
export const PHONE_DIGITS = 10;
export const PLACE_MIN = 3;
export const PLACE_MAX = 90;
export const HEIGHT_MAX_CHARACTERS = 4;
export const FREE_TEXT_MAX = 3072;
/** Our limits: the specification limits neither names nor the rest of an address. */
export const NAME_MAX = 90;
export const ALIAS_MAX = 60;
export const AFFILIATE_NUMBER_MAX = 20;
export const STREET_NUMBER_MAX = 8;
/** Our limit: entries in a list of diseases, surgeries or medicines. */
export const ANTECEDENTS_MAX = 50;
/** Our limits: plausible heights in metres and weights in kilograms. */
export const HEIGHT_METRES = { min: 0.3, max: 2.6 } as const;
export const WEIGHT_KILOS = { min: 0.5, max: 500 } as const;
/** Kilograms with three decimals: a baby's weight is given in grams. */
export const WEIGHT_DECIMALS = 3;

/** Hours in which a mailed link can undo a change of telephone (requirement: change of telephone). */
export const TELEPHONE_UNDO_HOURS = 72;
/**
 * How long a code that confirms a telephone works, and how many guesses it allows
 * (requirement: confirmed telephone).
 */
export const TELEPHONE_CODE_MINUTES = 10;
export const TELEPHONE_CODE_TRIES = 5;
/** Codes sent in an hour, per account and per telephone (requirement: confirmed telephone). */
export const TELEPHONE_CODES_PER_HOUR = 3;

/** Photo and signature, in bytes (specification: 500 KB). */
export const IMAGE_MAX_BYTES = 500 * 1024;
/** Largest study, largest total of a patient's studies, in bytes, and their number (requirement: file limits). */
export const STUDY_MAX_BYTES = 5 * 1024 * 1024;
export const STUDIES_MAX_BYTES = 50 * 1024 * 1024;
export const STUDIES_MAX = 20;
/** File types of studies, by extension (specification). */
export const STUDY_TYPES = ['pdf', 'doc', 'docx', 'jpeg', 'jpg', 'png'] as const;
/** File types of photos and signatures (specification). */
export const IMAGE_TYPES = ['jpg', 'jpeg', 'png'] as const;

/** Limits of the professional's form (specification). */
export const LICENCE_MAX = 10;
/** Our limit: licences besides the first one. */
export const OTHER_LICENCES_MAX = 4;
/** Our rule: days before the last valid licence expires in which its owner is warned. */
export const LICENCE_NOTICE_DAYS = 30;
export const ACADEMIC_TRAINING_MAX = 255;
/** Our limits: the specification sets none for these. */
export const PROFESSION_MAX = 60;
export const PROFESSIONAL_ADDRESS_MAX = 160;
export const SPECIALTIES_MAX = 10;
/** Our rule: format of a code of the federal registry. */
export const REFEPS_DIGITS = /^\d{4,14}$/;

/** The steps of a professional's profile (specification). */
export const PROFESSIONAL_STEPS = 6;
/** Our rule: days after which an unfinished draft is deleted. */
export const DRAFT_DAYS = 90;
