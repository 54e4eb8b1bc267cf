import type { ProfileDraft } from '@app/contract/profiles';

/** What every wizard of a profile is given, whoever it is of. */
export type WizardProps<Content> = {
  draft: ProfileDraft;
  /** Sends the whole profile. What it throws is told above the summary. */
  finish: (content: Content) => Promise<void>;
  /** What it says where that failed. */
  failedText: string;
  /** Forgets what was written and begins with what is known. */
  onDiscard: () => void;
};
