/** Why a change of a list of options is refused, with the status of each. */
export const catalogsProblems = {
  'catalogs.row-not-found': 404,
  /** Another row says the same. */
  'catalogs.duplicate': 409,
  /** Somebody changed the row since it was read. */
  'catalogs.changed-meanwhile': 409,
  /** A change of a coverage, and whatever takes a row out of use, says why. */
  'catalogs.reason-required': 400,
  /** It names a row of another list that is not there. */
  'catalogs.unknown-reference': 400,
  /** What makes the row the same one does not change: another row is added. */
  'catalogs.fixed': 400,
  /** A tariff that is in force, or was, is what visits are paid by. */
  'catalogs.tariff-in-force': 409,
  /** Who pays alone needs this insurer and its plan. */
  'catalogs.particular': 409,
  /** The list takes no files. */
  'catalogs.not-imported': 404,
  /** The file is none that can be read as a list. */
  'catalogs.file-unreadable': 400,
} as const;
export type CatalogsProblem = keyof typeof catalogsProblems;
