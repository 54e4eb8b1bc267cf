import type { Option, OptionMark } from '../ui/fields/select.tsx';
import { recordCopy as copy } from './consultations.copy.ts';
import type { Find, Found } from './consultations.queries.ts';

const OWN: OptionMark = { text: copy.oneOfMostUsed, tone: 'neutral' };

/**
 * Sorts a professional's most used options first, with a mark: all of them before typing, then the matching
 * ones (requirement: most used first).
 */
export const ownFirst = <T>(
  own: readonly Found<T>[],
  find: (first: readonly Option[]) => Find<T>,
) => ({
  offered: { title: copy.mostUsed, items: own },
  search: async (text: string, signal: AbortSignal): Promise<Found<T>[]> =>
    (await find(own)(text, signal)).map((found) =>
      own.some(({ id }) => id === found.id) ? { ...found, marks: [OWN] } : found,
    ),
});
