import { refuseKernel } from '../platform/http/problem-handler.ts';
import type { ProfessionalProfile, Profiles } from '../profiles/index.ts';

/** Whether a professional may attend, read records and prescribe (c8). */
export type LicenceVerification = ReturnType<typeof createLicenceVerification>;

export function createLicenceVerification(profiles: Profiles) {
  const mayAttend = ({ professional, licence }: ProfessionalProfile): boolean => {
    const isVerified =
      professional.verification === 'VERIFIED' || !profiles.config.REQUIRE_PROFESSIONAL_APPROVAL;
    const isInForce = !licence?.valid_until || licence.valid_until >= profiles.today();
    return (
      professional.full_profile &&
      isVerified &&
      isInForce &&
      professional.verification !== 'SUSPENDED'
    );
  };
  return {
    mayAttend,

    /** The professional behind an account, refused unless the licence counts today. */
    async requireVerified(actor: {
      accountId: string;
      role: string;
    }): Promise<ProfessionalProfile> {
      const found =
        actor.role === 'PROFESSIONAL'
          ? await profiles.findProfessional(actor.accountId)
          : undefined;
      if (!found || !mayAttend(found))
        throw refuseKernel('request.forbidden', 'licence not verified');
      return found;
    },
  };
}
