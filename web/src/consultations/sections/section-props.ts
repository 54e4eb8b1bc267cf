import type { z } from 'zod';
import { type FieldMessages, faultTexts } from '../../ui/form/field-faults.ts';
import type { RecordContent } from '../record-content.ts';

/** The parts of the record that change, or how they follow from the record as it is then. */
export type RecordChange =
  | Partial<RecordContent>
  | ((now: RecordContent) => Partial<RecordContent>);

/** What every section of the record is given. */
export type SectionProps = {
  content: RecordContent;
  /** The same function as long as the record is on the screen. */
  onChange: (change: RecordChange) => void;
  /** Confirms the section. */
  onConfirm: () => void;
};

/** Reports that a text reached its limit. */
export const limitHint = (text: string, max: number, words: string): string | undefined =>
  text.length >= max ? words : undefined;

/** What keeps a typed order from its list: its own fields, or else, said of its name, the list with it. */
export function orderFaults(
  order: z.ZodSafeParseResult<unknown>,
  listWithIt: z.ZodSafeParseResult<unknown>,
  messages: FieldMessages,
): Record<string, string> {
  if (!order.success) return faultTexts(order.error, messages);
  if (listWithIt.success) return {};
  const [name = ''] = Object.values(faultTexts(listWithIt.error, messages));
  return { name };
}
