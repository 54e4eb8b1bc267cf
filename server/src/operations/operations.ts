import type { Outside } from '../outside.ts';
import type { Outbox } from '../platform/outside/outbox.ts';
import type { Platform } from '../platform/platform.ts';

/** Dependencies of the clinic's and the system's numbers. */
export type OperationsNeeds = Pick<Platform, 'clock' | 'config' | 'database' | 'jobs'> &
  Pick<Outside, 'bus' | 'pool' | 'version'> & { outbox: Pick<Outbox, 'providers'> };
