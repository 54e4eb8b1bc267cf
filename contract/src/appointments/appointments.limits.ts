/** A patient may enter from this long before the hour… (specification, consultations: section 4) */
export const JOIN_BEFORE_MINUTES = 15;
/** …until this long after it, or after the professional started, whichever is later. */
export const JOIN_AFTER_MINUTES = 5;
/** How late a professional may still start. An appointment that was not started by then counts as not attended. */
export const BEGIN_LATE_MINUTES = 60;
/** The delays, in minutes, that a professional can announce. */
export const DELAYS_MINUTES = [10, 20, 30, 45] as const;
/** Wait before the route of the video opens (specification, consultations: section 9), in milliseconds. */
export const JOIN_DELAY_MS = 200;
/** How often an appointment that is about to begin is read again, in milliseconds. */
export const ROOM_REFRESH_MS = 60_000;
/** How often a patient in the waiting room reports presence, in milliseconds… */
export const ROOM_RENEWAL_MS = 20_000;
/** …and for how many seconds after the last report the patient is shown as waiting. */
export const ROOM_LEASE_SECONDS = 45;
/** Searches of a patient by DNI that one member of staff may make in an hour: enough to book appointments all day. */
export const PATIENT_SEARCHES_PER_HOUR = 60;
/** Most future appointments of one person, so that nobody hoards them. */
export const APPOINTMENTS_AHEAD_MAX = 4;
/** …and with the same professional. */
export const APPOINTMENTS_WITH_ONE_MAX = 2;
/** Most days of slots in one request. */
export const SLOT_DAYS_MAX = 31;
/** Longest reason for an appointment, as in the guard. */
export const APPOINTMENT_REASON_MAX = 256;
/** Longest text of a cancellation, a request or a note. */
export const APPOINTMENT_TEXT_MAX = 256;
export const APPOINTMENT_PAGE = 20;
/** Most days of an agenda in one request. */
export const AGENDA_DAYS_MAX = 31;
/** How long a freed slot is reserved for the person it is offered to, in minutes… */
export const OFFER_MINUTES = 30;
/** …and how many minutes before its hour it is no longer offered. */
export const OFFER_AHEAD_MINUTES = 60;
/** How long an hour of another professional is reserved for whoever lost theirs, in minutes, at most. */
export const HAND_OVER_OFFER_MINUTES = 24 * 60;
/** Entries of one person in waiting lists, at most. */
export const WAITING_LIST_MAX = 3;
/** Reminders are sent this many hours before. */
export const REMINDER_HOURS = [24, 1] as const;
