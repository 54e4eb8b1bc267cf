import type { Outside } from '../outside.ts';
import type { Outbox } from '../platform/outside/outbox.ts';
import type { Platform } from '../platform/platform.ts';

/** What the clinic's numbers, and those of the system, are read from. */
export type OperationsNeeds = Pick<Platform, 'clock' | 'config' | 'database' | 'jobs'> &
  Pick<Outside, 'bus' | 'pool' | 'version'> & { outbox: Pick<Outbox, 'providers'> };
