import { type Day, dayOf } from '@app/contract/kernel';
import type { Catalogs } from '../catalogs/index.ts';
import type { FileScanner } from '../platform/files/file-scanner.ts';
import type { FileSealer } from '../platform/files/file-sealer.ts';
import type { Platform } from '../platform/platform.ts';

type Needs = Pick<Platform, 'clock' | 'database' | 'jobs' | 'log'> & {
  catalogs: Catalogs;
  sealer: FileSealer;
  /** The antivirus; undefined where the installation has none. */
  scanner: FileScanner | undefined;
};

/** Dependencies of the use cases of profiles; other capabilities get `Profiles`. */
export type ProfilesContext = Needs & {
  /** The current day of the clinic. */
  today: () => Day;
};

export const createProfilesContext = ({
  clock,
  database,
  jobs,
  log,
  ...own
}: Needs): ProfilesContext => ({
  clock,
  database,
  jobs,
  log,
  ...own,
  today: () => dayOf(clock.now()),
});
