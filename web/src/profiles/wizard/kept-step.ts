/** What somebody was writing when the session ended. */
type KeptStep = {
  accountId: string;
  subject: string;
  step: number;
  content: Record<string, unknown>;
};

let kept: KeptStep | null = null;

/**
 * The unsaved step of whoever was logged out by the clock: in the page's memory only, and given
 * back only to the same account.
 */
export const keptStep = {
  keep(step: KeptStep): void {
    kept = step;
  },

  /** What an account left of a profile; whoever else comes makes it forgotten. */
  find(accountId: string, subject: string): KeptStep | null {
    if (kept?.accountId !== accountId) kept = null;
    return kept?.subject === subject ? kept : null;
  },

  /** It is on its way to the server again. */
  forget(): void {
    kept = null;
  },
};
