/** What an antivirus says of a file; `unavailable` says nothing about it, and is never taken for clean. */
export type Verdict =
  | { is: 'clean' }
  /** What it found, by the name of its signature. */
  | { is: 'infected'; signature: string }
  | { is: 'unavailable'; reason: string };

/** The antivirus that looks at the files that patients attach (requirement: antivirus). */
export type FileScanner = {
  scan: (bytes: Buffer) => Promise<Verdict>;
  /** Whether it answers right now. */
  answers: () => Promise<boolean>;
};
