import type { User } from '@app/contract/profiles';
import { useQueries } from '@tanstack/react-query';
import { Wallet } from 'lucide-react';
import { privateConsultationQuery } from '../../lib/readings/private-consultation.queries.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { homeCopy as copy } from '../guard-queue.copy.ts';

type Props = { user: User | null; price: number | null; onStart: () => void };

/** One consultation outside the plan, paid before joining the line; explains if the clinic has no price. */
export const PayPrivately = ({ user, price, onStart }: Props) =>
  price === null || !user ? (
    <Button
      isWide
      icon={<Wallet aria-hidden />}
      disabledReason={copy.payParticularReason}
      isReasonShown
    >
      {copy.payParticular}
    </Button>
  ) : (
    <Offer user={user} price={price} onStart={onStart} />
  );

/** Paid, being paid, or to be paid, also for people who return from the provider's page. */
function Offer({ user, price, onStart }: { user: User; price: number; onStart: () => void }) {
  const family = [user, ...(user.patient_dto?.family_group ?? [])];
  const standing = useQueries({
    queries: family.map(({ id }) => privateConsultationQuery(id)),
    combine: (read) => read.map(({ data }) => data),
  });
  const paid = family.find((_, index) => standing[index]?.status === 'PAID');
  const isBeingPaid = standing.some((one) => one?.isBeingPaid);
  return (
    <>
      {paid && <Banner>{copy.paidFor(paid.first_name)}</Banner>}
      {!paid && isBeingPaid && <Banner>{copy.beingPaid}</Banner>}
      <Button isWide icon={<Wallet aria-hidden />} onPress={onStart}>
        {paid ? copy.usePaid : copy.payPrivate(price)}
      </Button>
      <p className="text-small text-ink-2">{copy.payPrivateDetail}</p>
    </>
  );
}
