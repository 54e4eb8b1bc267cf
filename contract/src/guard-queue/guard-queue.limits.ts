/** Limits of the guard (specification). */
export const PATIENT_REASON_MAX = 256;
export const MINIMUM_AGE_YEARS = 1;
/** Below this age pediatrics is proposed, which in Argentina attends until 18 (requirement: specialty by age). */
export const PEDIATRICS_UNTIL_YEARS = 18;
export const QUEUE_REFRESH_MS = 30_000;
export const WAITING_COUNT_MS = 1_500;
export const RELOAD_SPINNER_MS = 2_000;
/** How long a patient is still told about a place lost to inactivity: long enough to charge a telephone. */
export const LOST_PLACE_TOLD_MINUTES = 30;
/** Approximate length of a consultation, used to estimate waits. */
export const CONSULTATION_MINUTES = { shortest: 6, longest: 12 } as const;
/** A patient who waits longer is shown as delayed. */
export const DELAYED_AFTER_MINUTES = 10;
