import type { Platform } from '../platform/platform.ts';

/** What the clinic's numbers are read from. */
export type OperationsNeeds = Pick<Platform, 'clock' | 'database'>;
