/** Why a change of an agenda is refused. */
export const availabilityProblems = {
  /** 'Ya existe una agenda para ese día/horario': the specification tells it by a 404. */
  'availability.overlap': 404,
  /** There are appointments that it meets; the answer has them as `current`. */
  'availability.conflict': 409,
  /** It opens nothing: everything in it is over. */
  'availability.over': 409,
  'availability.not-found': 404,
  /** The agenda of a guard professional of the staff is the technical director's to change. */
  'availability.staff-guard': 403,
  /** The professional keeps the own agenda: staff changes nothing in it. */
  'availability.office': 403,
  /** The director opens hours of those only who may attend (requirement: verified licence). */
  'availability.not-verified': 409,
  /** The professional does not attend patients of this insurer, or no private ones. */
  'availability.insurer-not-attended': 409,
  /** Only a national holiday can be opened. */
  'availability.not-a-holiday': 409,
} as const;
export type AvailabilityProblem = keyof typeof availabilityProblems;
