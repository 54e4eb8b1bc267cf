import { plainText } from '@app/contract/kernel';
import { hasEveryWord } from '../../lib/has-every-word.ts';
import type { Option } from './select.tsx';

/** Most options shown at once, since each is in the DOM and a province has 900 localities. */
const SHOWN_MAX = 100;

/**
 * Options that match the typed text, ignoring accents: first those that start with it, then those with all its
 * words. The current choice is always offered while nothing is typed.
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

/** The only option whose complete label was typed, ignoring case, accents and surrounding spaces. */
export function typedWhole<T extends Option>(options: readonly T[], typed: string): T | undefined {
  const text = plainText(typed.trim());
  const [found, ...others] = options.filter(({ label }) => plainText(label.trim()) === text);
  return others.length === 0 ? found : undefined;
}

const withChosenFirst = (options: readonly Option[], chosen: Option | undefined) =>
  chosen && options.indexOf(chosen) >= SHOWN_MAX
    ? [chosen, ...options.filter((option) => option !== chosen)]
    : options;
