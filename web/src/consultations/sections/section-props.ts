import type { z } from 'zod';
import { type FieldMessages, faultTexts } from '../../ui/form/field-faults.ts';
import type { RecordContent } from '../record-content.ts';

/** The changed parts of the record, or a function that computes them from its current value. */
export type RecordChange =
  | Partial<RecordContent>
  | ((now: RecordContent) => Partial<RecordContent>);

/** Props of every section of the record. */
export type SectionProps = {
  content: RecordContent;
  /** Stays the same function while the record is on the screen. */
  onChange: (change: RecordChange) => void;
  /** Confirms the section. */
  onConfirm: () => void;
};

/** Reports that a text reached its limit. */
export const limitHint = (text: string, max: number, words: string): string | undefined =>
  text.length >= max ? words : undefined;

/** Why a typed order cannot be added: faults of its own fields or else, shown at its name, of the whole list. */
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
