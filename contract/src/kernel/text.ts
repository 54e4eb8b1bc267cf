import { z } from 'zod';

/** Text a person typed: composed form, no control or bidirectional override characters, trimmed. */
export const typedText = (max: number) =>
  z
    .string()
    .transform((text) => cleanText(text))
    .pipe(z.string().max(max));

// Control characters but tab and line feed; bidirectional overrides and isolates.
const UNWANTED = /(?![\t\n])\p{Cc}|[\u202A-\u202E\u2066-\u2069]/gu;

/** Composed, without control characters, trimmed: the form in which text is stored and compared. */
export const cleanText = (text: string): string =>
  text.normalize('NFC').replaceAll('\r\n', '\n').replace(UNWANTED, '').trim();

/** Required text with its own limit: an empty one is told apart from a long one. */
export const requiredText = (max: number) =>
  z
    .string()
    .transform((text) => cleanText(text))
    .pipe(z.string().min(1).max(max));
