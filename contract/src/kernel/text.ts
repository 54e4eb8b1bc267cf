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
// Pasted from word processors: blanks of other widths, and the hyphen at which no line breaks.
const BLANKS = /[\u2000-\u200A\u202F\u205F\u3000]/gu;
// Two letters in one sign, as copied from a PDF.
const LIGATURES = /[\uFB00-\uFB06]/g;
const FIXED_HYPHEN = /\u2011/gu;
// The sign of micro and the Greek letter look alike, and each keyboard has another one.
const MICRO = /\u00B5/gu;

/** Form in which text is stored and compared: NFC, without invisible characters, trimmed. */
export const cleanText = (text: string): string =>
  text
    .replace(LINE_ENDS, '\n')
    .replace(UNWANTED, '')
    .replace(BLANKS, ' ')
    .replace(FIXED_HYPHEN, '-')
    .replace(MICRO, '\u03BC')
    .replace(LIGATURES, (sign) => sign.normalize('NFKC'))
    .normalize('NFC')
    .trim();

/** A text in lower case without accents, for searches and comparisons. */
export const plainText = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** What the font of the documents can print: Latin, Greek and Cyrillic letters, and the signs of medicine. */
export const PRINTABLE =
  /^[\t\n -~\u00A0-\u017E\u01FA-\u021B\u0384-\u038A\u038C\u038E-\u03A1\u03A3-\u045F\u1EA0-\u1EF9\u2010\u2012-\u2015\u2018-\u201A\u201C-\u201E\u2020-\u2022\u2026\u2030\u2032\u2033\u2039\u203A\u2044\u2070\u2071\u2074-\u208E\u2090-\u209C\u20AC\u2100-\u2109\u210B-\u2149\u2150-\u2185\u2190-\u2311\u25A0-\u2606\u2610-\u2612\u2640-\u2642\u26A0\u26A1\u2713-\u2718\u2764\u2776-\u2793\u27A1\u2A7D\u2A7E]*$/u;

/** The signs of a text that no document can print, each once. */
export const unprintableSigns = (text: string): string[] => [
  ...new Set([...cleanText(text)].filter((sign) => !PRINTABLE.test(sign))),
];

/** The issue of a text with a sign that no document can print: it would read as an empty box. */
export const UNPRINTABLE = 'text.unprintable';

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
