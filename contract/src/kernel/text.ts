import { z } from 'zod';

/** Text a person typed: composed form, nothing that cannot be seen, trimmed. */
export const typedText = (max: number) =>
  z
    .string()
    .transform((text) => cleanText(text))
    .pipe(z.string().max(max));

// What is not seen but changes what is read, or tells two equal texts apart: control characters but tab and
// line feed, everything of no width, marks of direction, blanks that look like nothing.
const UNWANTED = /(?![\t\n])\p{Cc}|\p{Cf}|\p{Default_Ignorable_Code_Point}|\u2800/gu;
const LINE_ENDS = /\r\n|[\u2028\u2029]/gu;

/** Composed, with nothing that cannot be seen, trimmed: the form in which text is stored and compared. */
export const cleanText = (text: string): string =>
  text.replace(LINE_ENDS, '\n').replace(UNWANTED, '').normalize('NFC').trim();

/** Required text with its own limit: an empty one is told apart from a long one. */
export const requiredText = (max: number) =>
  z
    .string()
    .transform((text) => cleanText(text))
    .pipe(z.string().min(1).max(max));
