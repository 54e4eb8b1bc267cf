/** Why an appointment is refused. */
export const appointmentsProblems = {
  'appointments.not-found': 404,
  /** The appointment stands otherwise, or its hour has come; the answer has it as `current`. */
  'appointments.command-refused': 409,
  /** Somebody else has the hour, it is not open any more, or it is for patients of other insurers. */
  'appointments.slot-taken': 409,
  /** The patient has another appointment at that hour. */
  'appointments.patient-busy': 409,
  /** The patient has as many appointments to come as are allowed. */
  'appointments.too-many': 409,
  /** As many with this professional as are allowed. */
  'appointments.too-many-with-one': 409,
  /** An appointment of a plan is moved to hours of plans, a private one to private hours. */
  'appointments.other-hours': 409,
  /** A delay that is over already, or shorter than the one that was announced. */
  'appointments.delay-over': 409,
  /** A professional books for patients of their own. */
  'appointments.not-own-patient': 404,
  /** Staff books for patients only: nobody here is one with that id. */
  'appointments.patient-unknown': 404,
  /** Not within the window of the appointment. */
  'appointments.not-now': 409,
  /** Patients do not book by themselves in this installation. */
  'appointments.booking-off': 403,
  /** The link was used, replaced or is too old: one answer for all. */
  'appointments.link-invalid': 400,
  /** The offer is over, or was taken. */
  'appointments.offer-over': 409,
  /** This person waits there already, or in too many lists. */
  'appointments.already-listed': 409,
} as const;
export type AppointmentsProblem = keyof typeof appointmentsProblems;
