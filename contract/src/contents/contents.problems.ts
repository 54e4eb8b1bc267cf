/** Why a change of a content is refused, with the status of each. */
export const contentsProblems = {
  /** Somebody saved another draft since it was read, or published it. */
  'contents.changed-meanwhile': 409,
  /** There is no draft, or it says what is published already. */
  'contents.nothing-to-publish': 409,
  /** The text is not written in the form of its kind; the detail names the line. */
  'contents.unreadable': 400,
} as const;
export type ContentsProblem = keyof typeof contentsProblems;
