import { licenceProblems } from '@app/contract/licence-verification';
import { isInForce } from '@app/contract/profiles';
import type { Config } from '../platform/config.ts';
import type { Database, DatabaseTransaction } from '../platform/database/database.ts';
import { refuseKernel } from '../platform/http/problem-handler.ts';
import { type Refusal, refusals } from '../platform/refusal.ts';
import type { ProfessionalProfile, Profiles } from '../profiles/index.ts';
import { type Attending, attendingAmong } from './attending.statements.ts';

const refuse = refusals(licenceProblems);

/** Whether a professional may attend, read records and prescribe. */
export type LicenceVerification = ReturnType<typeof createLicenceVerification>;

export function createLicenceVerification(
  {
    config,
    database,
  }: { config: Pick<Config, 'REQUIRE_PROFESSIONAL_APPROVAL'>; database: Database },
  profiles: Pick<Profiles, 'findProfessional' | 'lockProfessional' | 'today'>,
) {
  const verifications = config.REQUIRE_PROFESSIONAL_APPROVAL
    ? ['VERIFIED']
    : ['VERIFIED', 'PENDING_VERIFICATION'];
  const attending = (): Attending => ({ today: profiles.today(), verifications });
  const attendingOf = async (within: Database, ids: readonly string[]): Promise<Set<string>> =>
    new Set((await attendingAmong(within, { ...attending(), ids })).map(({ id }) => id));
  const faultOf = ({ professional, licence }: ProfessionalProfile): Refusal | undefined => {
    if (!professional.full_profile || !verifications.includes(professional.verification))
      return refuseKernel('request.forbidden', 'licence not verified');
    return licence ? undefined : refuse('licence-verification.expired');
  };
  const requireCounting = (found: ProfessionalProfile | undefined): ProfessionalProfile => {
    if (!found) throw refuseKernel('request.forbidden', 'licence not verified');
    const fault = faultOf(found);
    if (fault) throw fault;
    return found;
  };
  return {
    /** What statements ask of who attends today. */
    attending,

    /** Those of some accounts that may log in and belong to professionals whose licence is valid today. */
    attendingAmong: (ids: readonly string[]) => attendingOf(database, ids),

    /** The same, read inside a transaction. */
    attendingIn: attendingOf,

    mayAttend: async (accountId: string): Promise<boolean> =>
      (await attendingOf(database, [accountId])).has(accountId),

    /** The same, read inside a transaction. */
    mayAttendIn: async (transaction: Database, accountId: string): Promise<boolean> =>
      (await attendingOf(transaction, [accountId])).has(accountId),

    /** Returns the professional of an account; refuses without a valid licence today. */
    requireVerified: async (actor: { accountId: string; role: string }) =>
      requireCounting(
        actor.role === 'PROFESSIONAL'
          ? await profiles.findProfessional(actor.accountId)
          : undefined,
      ),

    /**
     * Checks, in the transaction that issues, that the licence named in the documents is still valid, and locks
     * it until they are stored (requirement: licence in force).
     */
    async requireStillSigning(
      transaction: DatabaseTransaction,
      { professional, licence }: ProfessionalProfile,
    ): Promise<void> {
      const { licences } = requireCounting(
        await profiles.lockProfessional(transaction, professional.account_id),
      );
      const today = profiles.today();
      if (!licences.some((row) => row.id === licence?.id && isInForce(row, today)))
        throw refuse('licence-verification.expired');
    },
  };
}
