/** An unsaved step at the end of a session. */
type KeptStep = {
  accountId: string;
  subject: string;
  step: number;
  content: Record<string, unknown>;
};

let kept: KeptStep | null = null;

/**
 * The unsaved step of an account whose session expired: in memory only, and returned only to the
 * same account.
 */
export const keptStep = {
  keep(step: KeptStep): void {
    kept = step;
  },

  /** Returns the unsaved step to its account; another account discards it. */
  find(accountId: string, subject: string): KeptStep | null {
    if (kept?.accountId !== accountId) kept = null;
    return kept?.subject === subject ? kept : null;
  },

  /** Called once it was sent to the server. */
  forget(): void {
    kept = null;
  },
};
