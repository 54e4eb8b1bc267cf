import { type Day, dayOf } from '@app/contract/kernel';
import type { Accounts } from '../accounts/index.ts';
import type { Catalogs } from '../catalogs/index.ts';
import type { Database } from '../platform/database/database.ts';
import type { FileScanner } from '../platform/files/file-scanner.ts';
import type { FileSealer } from '../platform/files/file-sealer.ts';
import type { Outbox } from '../platform/outside/outbox.ts';
import type { Platform } from '../platform/platform.ts';

type Needs = Pick<Platform, 'clock' | 'config' | 'database' | 'jobs' | 'log' | 'publicUrl'> & {
  accounts: Pick<Accounts, 'box' | 'clock' | 'throttles'>;
  /** Whether a person accepted messages by WhatsApp. */
  acceptsWhatsApp: (database: Database, personId: string) => Promise<boolean>;
  catalogs: Catalogs;
  outbox: Pick<Outbox, 'send' | 'sendMail'>;
  sealer: FileSealer;
  /** The antivirus; `undefined` if the installation has none. */
  scanner: FileScanner | undefined;
};

/** Dependencies of the use cases of profiles; other capabilities get `Profiles`. */
export type ProfilesContext = Needs & {
  /** The current day in Argentina. */
  today: () => Day;
};

export const createProfilesContext = (needs: Needs): ProfilesContext => ({
  ...needs,
  today: () => dayOf(needs.clock.now()),
});
