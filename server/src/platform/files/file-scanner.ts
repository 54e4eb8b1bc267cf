/** Verdict of an antivirus; `unavailable` never counts as clean. */
export type Verdict =
  | { is: 'clean' }
  /** The name of the matching signature. */
  | { is: 'infected'; signature: string }
  | { is: 'unavailable'; reason: string };

/** The antivirus for attached files (requirement: antivirus). */
export type FileScanner = {
  scan: (bytes: Buffer) => Promise<Verdict>;
  answers: () => Promise<boolean>;
};
