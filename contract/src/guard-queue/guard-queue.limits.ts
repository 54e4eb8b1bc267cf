/** Numbers of the guard (specification; requirement: leases). */
export const PATIENT_REASON_MAX = 256;
export const MINIMUM_AGE_YEARS = 1;
export const QUEUE_REFRESH_MS = 30_000;
export const PATIENT_POLL_MS = 10_000;
export const WAITING_COUNT_MS = 1_500;
export const RELOAD_SPINNER_MS = 2_000;
export const CALL_DELAY_MS = 3_000;
export const CANCEL_LOCK_MS = 3_000;
/** Renewal interval of a patient's lease: the slower of heart-beat and poll. */
export const PATIENT_RENEWAL_SECONDS = 10;
/**
 * How long a place lost to inactivity is still announced to its patient: long enough to charge a
 * telephone.
 */
export const LOST_PLACE_TOLD_MINUTES = 30;
/** How long a silent professional keeps a claim (requirement: leases). */
export const PROFESSIONAL_LEASE_SECONDS = 60;
/** How long a side may be away from an interrupted call before the patient may join again. */
export const AWAY_MINUTES = 5;
/** How long a record may be late before the medical director is told. */
export const UNRECORDED_HOURS = 24;
/** Approximate length of a consultation, used to estimate waits. */
export const CONSULTATION_MINUTES = { shortest: 6, longest: 12 } as const;
/** A patient who waits longer is shown as delayed. */
export const DELAYED_AFTER_MINUTES = 10;
export const CANCEL_REASON_MAX = 256;
