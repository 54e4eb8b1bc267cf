/** Why an appointment is refused. */
export const appointmentsProblems = {
  'appointments.not-found': 404,
  /** The appointment's status does not allow the command, or its hour has come; the answer has it as `current`. */
  'appointments.command-refused': 409,
  /** The hour is taken, no longer open, or reserved for patients of other insurers. */
  'appointments.slot-taken': 409,
  /** The professional cannot attend: suspended, deactivated, or without a licence in force. */
  'appointments.cannot-attend': 409,
  /** Only the agenda of who cannot attend is cancelled whole. */
  'appointments.attends': 409,
  /** The patient has another appointment at that hour. */
  'appointments.patient-busy': 409,
  /** The patient has the maximum of future appointments. */
  'appointments.too-many': 409,
  /** The patient has the maximum of future appointments with this professional. */
  'appointments.too-many-with-one': 409,
  /** An appointment of a plan can be moved only to hours of plans, a private one only to private hours. */
  'appointments.other-hours': 409,
  /** The announced delay has already passed, or is shorter than the earlier one. */
  'appointments.delay-over': 409,
  /** A professional books only for their own patients. */
  'appointments.not-own-patient': 404,
  /** Staff books only for patients, and no patient has that id. */
  'appointments.patient-unknown': 404,
  /** The account of the patient, or of the holder, is deactivated: nobody would hear of the appointment. */
  'appointments.patient-disabled': 409,
  /** Outside the time window of the appointment. */
  'appointments.not-now': 409,
  /** This installation does not let patients book by themselves. */
  'appointments.booking-off': 403,
  /** The link was used, replaced or has expired: one answer for all. */
  'appointments.link-invalid': 400,
  /** The offer has expired or was taken. */
  'appointments.offer-over': 409,
  /** This person is already in that waiting list, or in too many lists. */
  'appointments.already-listed': 409,
  /** No professional who can attend has that specialty, so no hour of it becomes free. */
  'appointments.nobody-attends': 409,
} as const;
export type AppointmentsProblem = keyof typeof appointmentsProblems;
