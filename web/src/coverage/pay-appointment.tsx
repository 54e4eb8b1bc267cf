import { useQuery } from '@tanstack/react-query';
import { BadgeCheck, Wallet } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { planQuery } from '../lib/readings/plan.queries.ts';
import { privateConsultationQuery } from '../lib/readings/private-consultation.queries.ts';
import { Button } from '../ui/actions/button.tsx';
import { Chip } from '../ui/feedback/chip.tsx';
import { Dialog } from '../ui/overlays/dialog.tsx';
import { uiCopy } from '../ui/ui.copy.ts';
import { appointmentPaymentCopy as copy } from './coverage.copy.ts';
import { PrivatePayment } from './private-consultation.tsx';

type Props = Pick<ComponentProps<typeof PrivatePayment>, 'patientId' | 'payment'> & {
  appointmentId: string;
  /** Whether it can be paid, its visit is in progress, or it will not be held. */
  standing: 'AHEAD' | 'BEGUN' | 'OVER';
};

/**
 * The payment of an appointment in private hours: that it is paid or refunded or, until it starts and if the
 * clinic has a price, the way to pay.
 */
export function PayAppointment({ standing, ...asked }: Props) {
  const { data } = useQuery(privateConsultationQuery(asked.patientId, asked.appointmentId));
  if (data === undefined) return null;
  const isPaid = data?.status === 'PAID' || data?.status === 'USED';
  if (isPaid && standing !== 'OVER') {
    return (
      <Chip tone="ok" icon={<BadgeCheck aria-hidden size={18} />}>
        {copy.paid}
      </Chip>
    );
  }
  return (
    <>
      {(isPaid || data?.status === 'RETURNED') && <p>{copy.returned(data.price)}</p>}
      {standing === 'AHEAD' && <Offer {...asked} />}
    </>
  );
}

/** Nothing if the clinic has no price. */
function Offer({ patientId, ...asked }: Omit<Props, 'standing'>) {
  const [isOpen, setIsOpen] = useState(false);
  const { data: plan } = useQuery(planQuery(patientId));
  const price = plan?.privatePrice ?? null;
  if (price === null) return null;
  return (
    <>
      <Button isWide icon={<Wallet aria-hidden />} onPress={() => setIsOpen(true)}>
        {copy.pay(price)}
      </Button>
      <Dialog
        title={copy.title}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        actions={<Button onPress={() => setIsOpen(false)}>{uiCopy.back}</Button>}
      >
        <p>{copy.promise}</p>
        <PrivatePayment
          patientId={patientId}
          {...asked}
          whileOpen={copy.whileOpen}
          onPaid={() => setIsOpen(false)}
        />
      </Dialog>
    </>
  );
}
