import { FIRST_HELP, type HelpText, parseHelp } from '@app/contract/contents';
import { changedContent } from '../lib/readings/page-contents.ts';
import { guides, type HelpEntry } from './help.copy.ts';

/** The question whose answer lists the keyboard shortcuts. */
const SHORTCUTS = 'atajos';

const withPictures = (entry: HelpText): HelpEntry => {
  const guide = guides[entry.id];
  return {
    ...entry,
    ...(guide && { guide }),
    ...(entry.id === SHORTCUTS && { hasShortcuts: true as const }),
  };
};

function readHelp(text: string): readonly HelpText[] {
  const read = parseHelp(text);
  return 'entries' in read ? read.entries : [];
}

const changed = readHelp(changedContent('help') ?? '');

/** The questions by section, in order; with the clinic's texts if it changed them. */
export const helpEntries: readonly HelpEntry[] = (
  changed.length > 0 ? changed : readHelp(FIRST_HELP)
).map(withPictures);
