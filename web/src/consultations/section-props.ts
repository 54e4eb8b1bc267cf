import type { RecordContent } from './record-content.ts';

/** What every section of the record is given. */
export type SectionProps = {
  content: RecordContent;
  onChange: (change: Partial<RecordContent>) => void;
  /** The section is right and done. */
  onConfirm: () => void;
};
