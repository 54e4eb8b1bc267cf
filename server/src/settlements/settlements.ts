import type { LicenceVerification } from '../licence-verification/index.ts';
import type { Platform } from '../platform/platform.ts';
import { settlementsRepository } from './settlements.repository.ts';

/** Dependencies of settlements. */
export type SettlementsNeeds = Pick<Platform, 'database'> & {
  licences: Pick<LicenceVerification, 'requireVerified'>;
};

/** What professionals may charge for, and to which payer. */
export type Settlements = ReturnType<typeof createSettlements>;

export const createSettlements = ({ database, licences }: SettlementsNeeds) => ({
  database,
  licences,
  settlements: settlementsRepository(database),
});
