import type { Option, OptionMark } from '../ui/fields/select.tsx';
import { recordCopy as copy } from './consultations.copy.ts';
import type { Find, Found } from './consultations.queries.ts';

const OWN: OptionMark = { text: copy.oneOfMostUsed, tone: 'neutral' };

/**
 * What a professional uses most comes first: all of it before anything is typed, then what matches, with a mark
 * (requirement: most used first).
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
