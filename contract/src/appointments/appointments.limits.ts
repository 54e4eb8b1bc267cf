/** A patient may enter from this long before the hour… (specification, consultations: section 4) */
export const JOIN_BEFORE_MINUTES = 15;
/** …to this long after it, or after the professional began, whichever is later. */
export const JOIN_AFTER_MINUTES = 5;
/** How late a professional may still begin: an hour. What nobody began by then was not attended. */
export const BEGIN_LATE_MINUTES = 60;
/** What a professional may say to be late, in minutes. */
export const DELAYS_MINUTES = [10, 20, 30, 45] as const;
/** Wait before the route of the video opens (specification, consultations: section 9), in milliseconds. */
export const JOIN_DELAY_MS = 200;
/** How often a row that is about to begin is read again, in milliseconds. */
export const ROOM_REFRESH_MS = 60_000;
/** A patient who waits in the room says so this often, in milliseconds… */
export const ROOM_RENEWAL_MS = 20_000;
/** …and is shown as waiting for so many seconds after the last time. */
export const ROOM_LEASE_SECONDS = 45;
/** Searches of a patient by DNI that one member of staff may make in an hour: enough to give appointments all day. */
export const PATIENT_SEARCHES_PER_HOUR = 60;
/** Booked appointments of one person that are still to come, at most, so that nobody hoards them. */
export const APPOINTMENTS_AHEAD_MAX = 4;
/** …and of one person with one professional. */
export const APPOINTMENTS_WITH_ONE_MAX = 2;
/** How many days of slots are read at once, at most. */
export const SLOT_DAYS_MAX = 31;
/** Longest reason for an appointment, as in the guard. */
export const APPOINTMENT_REASON_MAX = 256;
/** Longest text of a cancellation, a request or a note. */
export const APPOINTMENT_TEXT_MAX = 256;
export const APPOINTMENT_PAGE = 20;
/** Longest stretch of an agenda that is read at once, in days. */
export const AGENDA_DAYS_MAX = 31;
/** How long a freed slot is kept for whom it is offered to, in minutes… */
export const OFFER_MINUTES = 30;
/** …and how long before its hour nothing is offered any more. */
export const OFFER_AHEAD_MINUTES = 60;
/** Entries of one person in waiting lists, at most. */
export const WAITING_LIST_MAX = 3;
/** Reminders go out so many hours before. */
export const REMINDER_HOURS = [24, 1] as const;
