import { UNPRINTABLE, unprintableSigns } from '@app/contract/kernel';
import type { z } from 'zod';
import { uiCopy } from '../ui.copy.ts';

/**
 * Messages of refused fields, by capability. Looked up by the code in the schema
 * ('email.required'), then by field and rule ('street:too_small'), then by field ('street').
 * Positions in a list are written `*`: 'medications.*.posology'.
 */
export type FieldMessages = Readonly<Record<string, string>>;

/** A refused field; its value where the form knows it. */
type Fault = { name: string; type: string; code: string | undefined; value?: unknown };

/** Message of one refused field. */
export function faultText(messages: FieldMessages, { name, type, code, value }: Fault): string {
  const place = name.replace(/(^|\.)\d+(?=\.|$)/g, '$1*');
  return (
    messages[code ?? ''] ??
    (code === UNPRINTABLE
      ? uiCopy.unprintable(unprintableSigns(String(value ?? '')))
      : undefined) ??
    messages[`${place}:${type}`] ??
    messages[place] ??
    uiCopy.checkField
  );
}

/** Messages by field name, for forms without `useAppForm`, such as the login. */
export function faultTexts(error: z.ZodError, messages: FieldMessages): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const { path, code, message } of error.issues) {
    const name = path.join('.');
    texts[name] ??= faultText(messages, { name, type: code, code: message });
  }
  return texts;
}
