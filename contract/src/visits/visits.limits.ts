/** Numbers of a visit (specification; requirement: leases). */
export const PATIENT_POLL_MS = 10_000;
export const CALL_DELAY_MS = 3_000;
export const CANCEL_LOCK_MS = 3_000;
/** Renewal interval of a patient's lease: the slower of heartbeat and poll. */
export const PATIENT_RENEWAL_SECONDS = 10;
/** Silent for longer, two beats of a socket, a patient in the line is away for the moment and is not called. */
export const SILENT_AFTER_SECONDS = 20;
/** How long a professional who sends nothing keeps a claim (requirement: leases). */
export const PROFESSIONAL_LEASE_SECONDS = 60;
/** How long a side may be away from an interrupted call before the patient may join again. */
export const AWAY_MINUTES = 5;
/** How late a record may be before the medical director is told. */
export const UNRECORDED_HOURS = 24;
export const CANCEL_REASON_MAX = 256;
/** How long a place lost to inactivity is given back with its time of arrival (requirement: lost place). */
export const LOST_PLACE_KEPT_MINUTES = 10;
