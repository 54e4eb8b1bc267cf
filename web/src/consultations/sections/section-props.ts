import type { RecordContent } from '../record-content.ts';

/** What every section of the record is given. */
export type SectionProps = {
  content: RecordContent;
  onChange: (change: Partial<RecordContent>) => void;
  /** The section is right and done. */
  onConfirm: () => void;
};

/** Says that a text reached its limit, which the box does not let pass. */
export const limitHint = (text: string, max: number, words: string): string | undefined =>
  text.length >= max ? words : undefined;
