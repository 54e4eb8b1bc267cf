import { hasEveryWord, plainText } from '../../lib/plain-text.ts';
import type { Option } from './select.tsx';

/** Options shown at once: each is in the DOM, and a province has 900 localities. */
const SHOWN_MAX = 100;

/**
 * Options that match the typed text, ignoring accents: first those that begin with it, then those
 * that have all its words. The current choice is always offered while nothing is typed.
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

/** The only option whose label was typed whole, ignoring case, accents and the spaces around it. */
export function typedWhole<T extends Option>(options: readonly T[], typed: string): T | undefined {
  const text = plainText(typed.trim());
  const [found, ...others] = options.filter(({ label }) => plainText(label.trim()) === text);
  return others.length === 0 ? found : undefined;
}

const withChosenFirst = (options: readonly Option[], chosen: Option | undefined) =>
  chosen && options.indexOf(chosen) >= SHOWN_MAX
    ? [chosen, ...options.filter((option) => option !== chosen)]
    : options;
