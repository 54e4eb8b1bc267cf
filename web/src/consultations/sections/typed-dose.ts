import { parseDecimal } from '../../ui/format.ts';

const PARTS: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };
const TYPED_PARTS: Readonly<Record<string, string>> = { '1/2': '½', '1/4': '¼', '3/4': '¾' };

/** A point before three digits may separate thousands. */
const PERHAPS_THOUSANDS = /^[1-9]\d{0,2}\.\d{3}$/;

/** Parses a typed dose: `2`, `1,5`, `½`, `1 1/2`. Null if it is ambiguous, as `11/2` is. */
export function typedDose(typed: string): number | null {
  const text = typed
    .trim()
    .replace(
      /(^|\s)(1\/2|1\/4|3\/4)$/,
      (_, before: string, part: string) => before + TYPED_PARTS[part],
    );
  const [, whole = '', part = ''] = /^(\d*)\s*([½¼¾])$/.exec(text) ?? [];
  if (part) return Number(whole) + (PARTS[part] ?? 0);
  return PERHAPS_THOUSANDS.test(text) ? null : parseDecimal(text);
}
