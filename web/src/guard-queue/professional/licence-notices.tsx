import { licenceNotice, licencesOf, type StatedLicence, type User } from '@app/contract/profiles';
import { dayNow } from '../../lib/server/server-time.ts';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { formatDate } from '../../ui/format.ts';
import { gridCopy as copy } from '../guard-queue.copy.ts';

type Practice = NonNullable<User['professional_dto']>;

/** Why each state keeps a professional off duty. */
const closedBy: Partial<Record<Practice['verification'], string>> = {
  PENDING_VERIFICATION: copy.unverifiedReason,
  SUSPENDED: copy.suspendedReason,
};

/** State of a professional's licences, and why it prevents going on duty. */
export function licenceStanding(practice: Practice) {
  const notice = licenceNotice(licencesOf<StatedLicence>(practice), dayNow());
  const isVerified = practice.verification === 'VERIFIED';
  const isExpired = notice?.kind === 'expired';
  return {
    notice,
    isVerified,
    isExpired,
    isSuspended: practice.verification === 'SUSPENDED',
    observation: practice.observation,
    closedReason: isExpired ? copy.expiredReason : closedBy[practice.verification],
  };
}

export type LicenceStanding = ReturnType<typeof licenceStanding>;

/** Notices: what staff asks to correct, licence not verified, about to expire, or expired. */
export const LicenceNotices = ({
  notice,
  isVerified,
  isExpired,
  isSuspended,
  observation,
}: LicenceStanding) => (
  <>
    {observation !== null && (
      <Banner
        tone="danger"
        action={<LinkButton to="/registro-completo">{copy.correct}</LinkButton>}
      >
        {copy.observed(observation)}
      </Banner>
    )}
    {!isVerified && observation === null && (
      <Banner tone="warn">{isSuspended ? copy.suspended : copy.unverified}</Banner>
    )}
    {notice && (
      <Banner
        tone={isExpired ? 'danger' : 'warn'}
        action={<LinkButton to="/registro-completo">{copy.toProfile}</LinkButton>}
      >
        {copy.licenceNotice[notice.kind](formatDate(notice.day))}
      </Banner>
    )}
  </>
);
