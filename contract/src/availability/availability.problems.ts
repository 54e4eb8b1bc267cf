/** Why a change of an agenda is refused. */
export const availabilityProblems = {
  /** 'Ya existe una agenda para ese día/horario': the specification answers it with a 404. */
  'availability.overlap': 404,
  /** It affects booked appointments; the answer has them as `current`. */
  'availability.conflict': 409,
  /** It opens nothing: all its days have passed. */
  'availability.over': 409,
  'availability.not-found': 404,
  /** Only the technical director changes the agenda of a guard professional on the staff. */
  'availability.staff-guard': 403,
  /** The professional keeps their own agenda: staff cannot change it. */
  'availability.office': 403,
  /** The director opens hours only for professionals who may attend (requirement: verified licence). */
  'availability.not-verified': 409,
  /** The professional does not attend patients of this insurer, or no private patients. */
  'availability.insurer-not-attended': 409,
  /** Only a national holiday can be opened. */
  'availability.not-a-holiday': 409,
} as const;
export type AvailabilityProblem = keyof typeof availabilityProblems;
