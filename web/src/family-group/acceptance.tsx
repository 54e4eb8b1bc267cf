import type { GroupMember } from '@app/contract/family-group';
import { isDay } from '@app/contract/kernel';
import { type AcceptanceReason, acceptanceReason } from '@app/contract/profiles';
import { dayNow } from '../lib/server/server-time.ts';
import { brandName } from '../lib/settings.ts';
import { Banner } from '../ui/feedback/banner.tsx';
import { formatDni } from '../ui/format.ts';
import { acceptanceCopy as copy } from './family-group.copy.ts';
import { WithdrawButton } from './removal/withdraw-button.tsx';

/** Form values that decide who has to accept. */
type Described = { relationship_to_titular: string; birth_date: string };

function reasonFor({ relationship_to_titular, birth_date }: Described) {
  const today = dayNow();
  // Until the date is complete only the relationship decides.
  return acceptanceReason(relationship_to_titular, isDay(birth_date) ? birth_date : today, today);
}

type NoticeProps = { person: Described; member?: GroupMember | undefined };

/** Tells before sending that a member will have to accept; not for one who already accepted. */
export function AcceptanceNotice({ person, member }: NoticeProps) {
  const reason = reasonFor(person);
  const hasAccepted = member?.status === 'ACTIVE' && reasonFor(member) !== undefined;
  return reason && !hasAccepted ? <Banner>{copy.willAsk[reason]}</Banner> : null;
}

const whyOf = (reason: AcceptanceReason | undefined) => copy.why[reason ?? 'account'];

/** How a member answers: with the account of their record or, if only invited, with any account with their DNI. */
function howOf({ has_account, id_number, is_invited }: GroupMember): string {
  if (has_account) return copy.howWithAccount(brandName());
  return is_invited ? copy.how(brandName(), formatDni(id_number)) : copy.howWithRecord(brandName());
}

/** What a pending member still has to do, and withdrawing an unanswered invitation. */
export const Pending = ({ member }: { member: GroupMember }) => (
  <Banner action={member.is_invited && <WithdrawButton member={member} />}>
    <strong className="block font-bold">{copy.missing(member.first_name)}</strong>
    {whyOf(reasonFor(member))} {howOf(member)}
  </Banner>
);
