import { hasEveryWord, plainText } from '../../lib/plain-text.ts';
import type { Option } from './select.tsx';

/** A list shows this many at once: every row is in the page, and a province has 900 places. */
const SHOWN_MAX = 100;

/**
 * What a list offers for what was typed, accents or not: first what begins so, then what has all its words.
 * The current choice is always in a list that nothing was typed for.
 */
export function matchingOptions(
  options: readonly Option[],
  typed: string,
  chosen: Option | undefined,
): { items: readonly Option[]; isCut: boolean } {
  const found = typed.trim() === '' ? withChosenFirst(options, chosen) : matches(options, typed);
  return { items: found.slice(0, SHOWN_MAX), isCut: found.length > SHOWN_MAX };
}

function matches(options: readonly Option[], typed: string): readonly Option[] {
  const text = plainText(typed.trim());
  const found = options.filter(({ label }) => hasEveryWord(label, text));
  const [first, others] = [true, false].map((begins) =>
    found.filter(({ label }) => plainText(label).startsWith(text) === begins),
  );
  return [...(first ?? []), ...(others ?? [])];
}

const withChosenFirst = (options: readonly Option[], chosen: Option | undefined) =>
  chosen && options.indexOf(chosen) >= SHOWN_MAX
    ? [chosen, ...options.filter((option) => option !== chosen)]
    : options;
