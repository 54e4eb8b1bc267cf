import { z } from 'zod';

/** Typed text: NFC, without invisible characters, trimmed. */
export const typedText = (max: number) =>
  z
    .string()
    .transform((text) => cleanText(text))
    .pipe(z.string().max(max));

// Invisible characters that change how a text reads or compares: control characters except tab and line feed,
// zero-width characters, direction marks, letters that look blank.
const UNWANTED = /(?![\t\n])\p{Cc}|\p{Cf}|\p{Default_Ignorable_Code_Point}|\u2800/gu;
const LINE_ENDS = /\r\n|[\u2028\u2029]/gu;

/** Form in which text is stored and compared: NFC, without invisible characters, trimmed. */
export const cleanText = (text: string): string =>
  text.replace(LINE_ENDS, '\n').replace(UNWANTED, '').normalize('NFC').trim();

/** Required text; empty and too long have different issue codes. */
export const requiredText = (max: number) =>
  z
    .string()
    .transform((text) => cleanText(text))
    .pipe(z.string().min(1).max(max));

/** Required text of one line, such as a subject or a title: line feeds and tabs become spaces. */
export const requiredLine = (max: number) =>
  z
    .string()
    .transform((text) => cleanText(text).replace(/\s+/g, ' '))
    .pipe(z.string().min(1).max(max));
