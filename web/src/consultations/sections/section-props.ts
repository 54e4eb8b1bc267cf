import type { RecordContent } from '../record-content.ts';

/** What every section of the record is given. */
export type SectionProps = {
  content: RecordContent;
  onChange: (change: Partial<RecordContent>) => void;
  /** Confirms the section. */
  onConfirm: () => void;
};

/** Reports that a text reached its limit. */
export const limitHint = (text: string, max: number, words: string): string | undefined =>
  text.length >= max ? words : undefined;
