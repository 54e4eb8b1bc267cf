import { FIRST_NOBODY_ON_DUTY, FIRST_RECOMMENDATIONS, linesOf } from '@app/contract/contents';
import { changedContent } from '../../lib/readings/page-contents.ts';

/** What a patient is recommended before a consultation. */
export const recommendations = (): string[] =>
  linesOf(changedContent('recommendations') ?? FIRST_RECOMMENDATIONS);

/** What a patient reads at home while nobody attends the guard. */
export const nobodyOnDuty = (): string => changedContent('nobody-on-duty') ?? FIRST_NOBODY_ON_DUTY;
