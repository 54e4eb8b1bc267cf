import { FIRST_NOBODY_ON_DUTY, FIRST_RECOMMENDATIONS, linesOf } from '@app/contract/contents';
import { changedContent } from '../../lib/readings/page-contents.ts';

/** Recommendations before a consultation. */
export const recommendations = (): string[] =>
  linesOf(changedContent('recommendations') ?? FIRST_RECOMMENDATIONS);

/** The text of the home while nobody attends the guard. */
export const nobodyOnDuty = (): string => changedContent('nobody-on-duty') ?? FIRST_NOBODY_ON_DUTY;
