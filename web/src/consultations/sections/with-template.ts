import { INDICATIONS_PAGES_MAX } from '@app/contract/consultations';

/** Appends a template to the last page, or as a new page if it does not fit. */
export function withTemplate(
  pages: readonly string[],
  body: string,
  fits: (text: string) => boolean,
): string[] {
  const last = pages.at(-1) ?? '';
  const together = last.trim() ? `${last}\n${body}` : body;
  if (!last.trim() || fits(together)) return [...pages.slice(0, -1), together];
  return pages.length < INDICATIONS_PAGES_MAX ? [...pages, body] : [...pages];
}
