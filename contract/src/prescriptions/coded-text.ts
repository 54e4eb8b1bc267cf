import { z } from 'zod';
import { cleanText, PRINTABLE, UNPRINTABLE } from '../kernel/index.ts';

/** Required text, whose issues have stable codes: `posology.required`, `posology.too-long`. */
export const codedText = (field: string, { min = 1, max }: { min?: number; max: number }) =>
  z
    .string({ error: `${field}.required` })
    .transform((text) => cleanText(text))
    .pipe(
      z
        .string()
        .min(1, { error: `${field}.required`, abort: true })
        .min(min, `${field}.too-short`)
        .max(max, `${field}.too-long`),
    );

/** Required text that a signed document prints. */
export const printedText = (...of: Parameters<typeof codedText>) =>
  codedText(...of).pipe(z.string().regex(PRINTABLE, UNPRINTABLE));
