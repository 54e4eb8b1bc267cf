import type { HelpAudience } from '@app/contract/contents';
import { hasEveryWord } from '../lib/has-every-word.ts';
import { shortcutList } from '../lib/shortcuts.copy.ts';
import type { HelpEntry } from './help.copy.ts';

/** Number of questions open at the start. */
export const OPEN_AT_START = 3;

/** Entries with every word, ignoring accents and case. */
export function searchHelp(entries: readonly HelpEntry[], text: string): readonly HelpEntry[] {
  return entries.filter(({ question, answer, yes, no, guide, hasShortcuts }) => {
    const captions = guide?.captions ?? [];
    const shortcuts = hasShortcuts ? shortcutList.flatMap(({ keys, does }) => [keys, does]) : [];
    return hasEveryWord(
      [question, ...answer, ...yes, ...no, ...captions, ...shortcuts].join(' '),
      text,
    );
  });
}

/** Entries by section, in the order of the sections; empty sections are left out. */
export function bySection(
  entries: readonly HelpEntry[],
  sections: readonly HelpAudience[],
): [HelpAudience, readonly HelpEntry[]][] {
  return sections
    .map((section): [HelpAudience, readonly HelpEntry[]] => [
      section,
      entries.filter(({ audience }) => audience === section),
    ])
    .filter(([, found]) => found.length > 0);
}
