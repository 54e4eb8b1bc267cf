/** Why a change of a list of options is refused, with the status of each. */
export const catalogsProblems = {
  'catalogs.row-not-found': 404,
  /** Another row has the same values. */
  'catalogs.duplicate': 409,
  /** Somebody changed the row after it was read. */
  'catalogs.changed-meanwhile': 409,
  /** Changing a coverage, or taking a row out of use, requires a reason. */
  'catalogs.reason-required': 400,
  /** It refers to a row of another list that does not exist. */
  'catalogs.unknown-reference': 400,
  /** The fields that identify a row cannot be changed; add another row instead. */
  'catalogs.fixed': 400,
  /** A current or past tariff cannot be changed, since visits are paid by it. */
  'catalogs.tariff-in-force': 409,
  /** The insurer of private patients and its plan have to stay as they are. */
  'catalogs.particular': 409,
  /** The list cannot be imported from a file. */
  'catalogs.not-imported': 404,
  /** The file cannot be read as a list. */
  'catalogs.file-unreadable': 400,
} as const;
export type CatalogsProblem = keyof typeof catalogsProblems;
