/** Statuses of an appointment (specification, consultations: section 4). */
export const APPOINTMENT_STATUSES = ['PROGRAMMED', 'FINISHED', 'CANCELLED'] as const;
export type AppointmentStatus = (typeof APPOINTMENT_STATUSES)[number];

/** Why an appointment is over without a consultation. */
export const CLOSED_REASONS = [
  'PATIENT',
  'PROFESSIONAL',
  'STAFF',
  /** Its hours were closed or blocked. */
  'SCHEDULE_DELETED',
  /** The professional was there and the patient was not. */
  'NO_SHOW',
  /** The professional did not start it. */
  'NOT_ATTENDED',
] as const;
export type ClosedReason = (typeof CLOSED_REASONS)[number];

/** Commands on a booked appointment. */
export const APPOINTMENT_COMMANDS = [
  'Confirm',
  'Reschedule',
  'RequestReschedule',
  'Delay',
  'Begin',
  'Cancel',
  'NoShow',
  'NotAttended',
  'Finish',
] as const;
export type AppointmentCommand = (typeof APPOINTMENT_COMMANDS)[number];

/** The part of an appointment that the rules need; `isBegun` while its consultation is in progress. */
export type AppointmentState = { status: AppointmentStatus; isBegun: boolean; hasStarted: boolean };

const NEXT: Record<AppointmentCommand, AppointmentStatus> = {
  Confirm: 'PROGRAMMED',
  Reschedule: 'PROGRAMMED',
  RequestReschedule: 'PROGRAMMED',
  Delay: 'PROGRAMMED',
  Begin: 'PROGRAMMED',
  Cancel: 'CANCELLED',
  NoShow: 'CANCELLED',
  NotAttended: 'CANCELLED',
  Finish: 'FINISHED',
};

/** Refused from the appointment's hour on: then it is either attended or closed as not held. */
const BEFORE_THE_HOUR: readonly AppointmentCommand[] = [
  'Reschedule',
  'RequestReschedule',
  'Cancel',
];
/** Refused before the appointment's hour. */
const AFTER_THE_HOUR: readonly AppointmentCommand[] = ['NoShow', 'NotAttended'];
/** Refused while the consultation is in progress. */
const WITHOUT_VISIT: readonly AppointmentCommand[] = [
  'Reschedule',
  'RequestReschedule',
  'Cancel',
  'Delay',
  'Begin',
  'NotAttended',
];

/** The status that a command leads to; `undefined` if it is refused. */
export function nextStatus(
  { status, isBegun, hasStarted }: AppointmentState,
  command: AppointmentCommand,
): AppointmentStatus | undefined {
  if (status !== 'PROGRAMMED') return undefined;
  if (hasStarted && BEFORE_THE_HOUR.includes(command)) return undefined;
  if (isBegun && WITHOUT_VISIT.includes(command)) return undefined;
  if (command === 'Finish' && !isBegun) return undefined;
  if (!hasStarted && AFTER_THE_HOUR.includes(command)) return undefined;
  return NEXT[command];
}
