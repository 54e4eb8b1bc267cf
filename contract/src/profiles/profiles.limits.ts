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
/** Grams: the weight of a baby is said with them. */
export const WEIGHT_DECIMALS = 3;

/** Hours in which the mailbox of an account may undo a change of its telephone (requirement: change of telephone). */
export const TELEPHONE_UNDO_HOURS = 72;
/** How long a code that confirms a telephone works, and its guesses (requirement: confirmed telephone). */
export const TELEPHONE_CODE_MINUTES = 10;
export const TELEPHONE_CODE_TRIES = 5;
/** Codes sent in an hour, per account and per telephone (requirement: confirmed telephone). */
export const TELEPHONE_CODES_PER_HOUR = 3;

/** Photo and signature, in bytes (specification: 500 KB). */
export const IMAGE_MAX_BYTES = 500 * 1024;
/** One study, all of a patient's in bytes, and how many there may be (requirement: file limits). */
export const STUDY_MAX_BYTES = 5 * 1024 * 1024;
export const STUDIES_MAX_BYTES = 50 * 1024 * 1024;
export const STUDIES_MAX = 20;
/** What may be attached, by the ending of its name (specification). */
export const STUDY_TYPES = ['pdf', 'doc', 'docx', 'jpeg', 'jpg', 'png'] as const;
/** What a photo or a signature may be (specification). */
export const IMAGE_TYPES = ['jpg', 'jpeg', 'png'] as const;

/** The professional's form (specification). */
export const LICENCE_MAX = 10;
/** Ours: the licences besides the first one. */
export const OTHER_LICENCES_MAX = 4;
/** Ours: days before the last licence in force expires in which its owner is told. */
export const LICENCE_NOTICE_DAYS = 30;
export const ACADEMIC_TRAINING_MAX = 255;
/** Ours: the specification limits none of these. */
export const PROFESSION_MAX = 60;
export const PROFESSIONAL_ADDRESS_MAX = 160;
export const SPECIALTIES_MAX = 10;
/** Ours: what a code of the federal registry looks like. */
export const REFEPS_DIGITS = /^\d{4,14}$/;

/** The steps of a professional's profile (specification). */
export const PROFESSIONAL_STEPS = 6;
/** Ours: an unfinished draft is deleted after this. */
export const DRAFT_DAYS = 90;
