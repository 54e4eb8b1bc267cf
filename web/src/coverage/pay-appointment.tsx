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

type Props = Pick<ComponentProps<typeof PrivatePayment>, 'patientId' | 'payment'>;

/** Pays an appointment in private hours ahead, where the clinic has a price; nothing where it has none. */
export function PayAppointment({ patientId, payment }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const { data: plan } = useQuery(planQuery(patientId));
  const { data: standing } = useQuery(privateConsultationQuery(patientId));
  if (standing?.status === 'PAID') {
    return (
      <Chip tone="ok" icon={<BadgeCheck aria-hidden size={18} />}>
        {copy.paid}
      </Chip>
    );
  }
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
          payment={payment}
          whileOpen={copy.whileOpen}
          onPaid={() => setIsOpen(false)}
        />
      </Dialog>
    </>
  );
}
