import type { ProfileDraft } from '@app/contract/profiles';

/** Props of every profile wizard. */
export type WizardProps<Content> = {
  draft: ProfileDraft;
  /** Sends the whole profile; errors are shown above the summary. */
  finish: (content: Content) => Promise<void>;
  /** Message of a failure. */
  failedText: string;
  /** Discards the draft and starts with the stored data. */
  onDiscard: () => void;
};
