import type { PageKind } from '@app/contract/contents';
import { changedContents } from '../settings.ts';

/** A text of the product as the clinic changed it; undefined where it is as it came. */
export const changedContent = (kind: PageKind): string | undefined => {
  const text = changedContents()[kind];
  return typeof text === 'string' ? text : undefined;
};
