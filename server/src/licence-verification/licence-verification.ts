import { licenceProblems } from '@app/contract/licence-verification';
import { isInForce } from '@app/contract/profiles';
import type { Config } from '../platform/config.ts';
import type { Database, DatabaseTransaction } from '../platform/database/database.ts';
import { refuseKernel } from '../platform/http/problem-handler.ts';
import { type Refusal, refusals } from '../platform/refusal.ts';
import type { ProfessionalProfile, Profiles } from '../profiles/index.ts';

const refuse = refusals(licenceProblems);

/** Whether a professional may attend, read records and prescribe. */
export type LicenceVerification = ReturnType<typeof createLicenceVerification>;

export function createLicenceVerification(
  profiles: Pick<Profiles, 'findProfessional' | 'lockProfessional' | 'professionalIn' | 'today'>,
  { REQUIRE_PROFESSIONAL_APPROVAL }: Pick<Config, 'REQUIRE_PROFESSIONAL_APPROVAL'>,
) {
  const faultOf = ({ professional, licence }: ProfessionalProfile): Refusal | undefined => {
    const isVerified = professional.verification === 'VERIFIED' || !REQUIRE_PROFESSIONAL_APPROVAL;
    if (!professional.full_profile || !isVerified || professional.verification === 'SUSPENDED')
      return refuseKernel('request.forbidden', 'licence not verified');
    return licence ? undefined : refuse('licence-verification.expired');
  };
  const requireCounting = (found: ProfessionalProfile | undefined): ProfessionalProfile => {
    if (!found) throw refuseKernel('request.forbidden', 'licence not verified');
    const fault = faultOf(found);
    if (fault) throw fault;
    return found;
  };
  const attends = (found: ProfessionalProfile | undefined): boolean =>
    found?.isActive === true && !faultOf(found);
  return {
    /** Whether the account may log in and belongs to a professional whose licence is valid today. */
    mayAttend: async (accountId: string): Promise<boolean> =>
      attends(await profiles.findProfessional(accountId)),

    /** The same, read inside a transaction. */
    mayAttendIn: async (database: Database, accountId: string): Promise<boolean> =>
      attends(await profiles.professionalIn(database, accountId)),

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
