import { type EmergencyNumber, type PageKind, parseNumbers } from '@app/contract/contents';
import { changedContents } from '../settings.ts';

/** A text of the product as changed by the clinic; `undefined` if it was not changed. */
export const changedContent = (kind: PageKind): string | undefined => {
  const text = changedContents()[kind];
  return typeof text === 'string' ? text : undefined;
};

/** Emergency numbers added by the clinic; those of the specification are always shown. */
export function furtherNumbers(): readonly EmergencyNumber[] {
  const read = parseNumbers(changedContent('emergency-numbers') ?? '');
  return 'numbers' in read ? read.numbers : [];
}
