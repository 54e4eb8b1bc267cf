import type { HelpAudience, HelpEntry } from './help.copy.ts';

/** The most asked questions of a page are open when it opens (UX 2.13). */
export const OPEN_AT_START = 3;

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Entries in which every word appears, accents and capitals aside. */
export function searchHelp(entries: readonly HelpEntry[], text: string): readonly HelpEntry[] {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return entries.filter((entry) => {
    const { question, answer, yes = [], no = [], guide } = entry;
    const said = [question, ...answer, ...yes, ...no, ...(guide?.captions ?? [])];
    const searched = plain(said.join(' '));
    return words.every((word) => searched.includes(word));
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
