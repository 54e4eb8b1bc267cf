/** Longest reason in the professional's record, in characters. */
export const RECORD_REASON_MAX = 2000;
/** Longest record of one consultation, in characters. */
export const DETAIL_MAX = 20_000;
/** Longest diagnosis, code included. */
export const DIAGNOSIS_MAX = 300;
/** Name of a study, in characters. */
export const STUDY_NAME_MIN = 2;
export const STUDY_NAME_MAX = 400;
/** Longest comment of a referral, in characters. */
export const REFERRAL_COMMENT_MAX = 120;
/** Longest specialty a patient is referred to, in characters. */
export const REFERRAL_NAME_MAX = 120;
/** Longest indications, and longest institution, of a certificate. */
export const CERTIFICATE_TEXT_MAX = 80;
/** Hours of rest a certificate may give. */
export const CERTIFICATE_HOURS = [24, 32, 48, 72] as const;
/** Days of rest a certificate may give, at most. */
export const CERTIFICATE_DAYS_MAX = 30;
/** Height of one page of free indications on the screen, in pixels. */
export const INDICATIONS_PAGE_HEIGHT_PX = 648;
/** Longest page of free indications the server takes. */
export const INDICATIONS_TEXT_MAX = 6000;
/** Most pages of free indications, and most certificates, of one consultation. */
export const INDICATIONS_PAGES_MAX = 20;
export const CERTIFICATES_MAX = 5;
/** Most studies, and most referrals, of one consultation: the item number of the CUIR has two digits. */
export const ORDERS_MAX = 99;
/** Longest report of a technical problem, in characters. */
export const PROBLEM_TEXT_MAX = 256;
/** Consultations per page of the clinical history. */
export const HISTORY_PAGE_SIZE = 1;
/**
 * Hours in which the author may still edit a stored record; after that it takes only addenda
 * (requirement: sealed record).
 */
export const SEALED_AFTER_HOURS = 72;
/** Longest addendum to a sealed record, in characters. */
export const ADDENDUM_MAX = 5000;
/**
 * How many of a professional's own diagnoses and medicines are offered before typing
 * (requirement: most used first).
 */
export const MOST_USED_ROWS = 10;
/** Days of the professional's records in which the most used are counted. */
export const MOST_USED_DAYS = 365;
