import { type EmergencyNumber, type PageKind, parseNumbers } from '@app/contract/contents';
import { changedContents } from '../settings.ts';

/** A text of the product as the clinic changed it; undefined where it is as it came. */
export const changedContent = (kind: PageKind): string | undefined => {
  const text = changedContents()[kind];
  return typeof text === 'string' ? text : undefined;
};

/** Emergency numbers that the clinic added; those of the specification are always there. */
export function furtherNumbers(): readonly EmergencyNumber[] {
  const read = parseNumbers(changedContent('emergency-numbers') ?? '');
  return 'numbers' in read ? read.numbers : [];
}
