import type { Weekday } from '@app/contract/catalogs';
import type { Opening } from '@app/contract/pharmacies';
import { branchCopy as copy } from './pharmacies.copy.ts';
import { openingsOn } from './week.ts';

/** '09:00 a 13:00, 17:00 a 20:00' of one day, or that it is closed. */
export const hoursText = (openings: readonly Opening[], day: Weekday): string =>
  openingsOn(openings, day)
    .map(({ from, to }) => copy.opening(from, to))
    .join(', ') || copy.closed;
