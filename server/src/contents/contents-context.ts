import type { Approvals } from '../approvals/index.ts';
import type { Consents } from '../consents/index.ts';
import type { Platform } from '../platform/platform.ts';

/** Dependencies of the texts that the clinic changes (requirement: contents in versions). */
export type Contents = Pick<Platform, 'clock' | 'database' | 'log'> & {
  approvals: Pick<Approvals, 'propose' | 'register' | 'waitingFor'>;
  consents: Pick<Consents, 'publish' | 'versions'>;
};
