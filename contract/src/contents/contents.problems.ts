/** Why a change of a content is refused, with the status of each. */
export const contentsProblems = {
  /** Somebody saved another draft, or published it, after it was read. */
  'contents.changed-meanwhile': 409,
  /** There is no draft, or it equals the published text. */
  'contents.nothing-to-publish': 409,
  /** The text does not have the format of its kind; the detail has the line. */
  'contents.unreadable': 400,
} as const;
export type ContentsProblem = keyof typeof contentsProblems;
