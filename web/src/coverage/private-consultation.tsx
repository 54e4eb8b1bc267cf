import { type ReactNode, useEffect, useRef } from 'react';
import { problemCode } from '../lib/server/problem-error.ts';
import { Button } from '../ui/actions/button.tsx';
import { Banner } from '../ui/feedback/banner.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { PageHeading } from '../ui/layout/page-heading.tsx';
import { uiCopy } from '../ui/ui.copy.ts';
import { privateCopy as copy, coverageProblem } from './coverage.copy.ts';
import { usePrivateConsultation } from './use-private-consultation.ts';

/** What the payment of a consultation is given. */
type ConsultationPayment = {
  entityId: string;
  /** Pesos, as they are shown. */
  amount: number;
  title: string;
  label: string;
  /** Whether its payment page is open. */
  isBegun: boolean;
  begin: () => Promise<unknown>;
  refresh: () => void;
};

type Props = {
  patientId: string;
  payment: (consultation: ConsultationPayment) => ReactNode;
  /** Goes on once it is paid, also where it was paid before. */
  onPaid: () => void;
  onBack: () => void;
};

/** Pays one consultation for a patient whose plan has none left, on the way into the guard. */
export const PrivateConsultation = ({ onBack, ...paying }: Props) => (
  <div className="flex flex-col gap-5">
    <PageHeading title={copy.title}>{copy.title}</PageHeading>
    <p>
      {copy.usedUp} {copy.offer}
    </p>
    <p>
      <strong>{copy.promise}</strong>
    </p>
    <PrivatePayment {...paying} whileOpen={copy.goesOn} />
    <Button onPress={onBack}>{uiCopy.back}</Button>
  </div>
);

type PaymentProps = Omit<Props, 'onBack'> & {
  /** The appointment that is paid; the guard where none is named. */
  appointmentId?: string;
  /** Said while its payment page is open. */
  whileOpen: string;
};

/** Orders a private consultation, offers its payment, and says how it stands. */
export function PrivatePayment({
  patientId,
  appointmentId,
  payment,
  onPaid,
  whileOpen,
}: PaymentProps) {
  const { consultation, error, orderAgain, refresh } = usePrivateConsultation(
    patientId,
    appointmentId,
  );
  const isPaid = consultation?.status === 'PAID';
  const goOn = useRef(onPaid);
  goOn.current = onPaid;
  useEffect(() => {
    if (isPaid) goOn.current();
  }, [isPaid]);
  return (
    <>
      {error && <Refused error={error} onRetry={orderAgain} />}
      {!consultation && !error && <Skeleton lines={['control']} />}
      {consultation &&
        !isPaid &&
        payment({
          entityId: consultation.id,
          amount: consultation.price,
          title: copy.payment,
          label: copy.pay(consultation.price),
          isBegun: consultation.isBeingPaid,
          begin: () => refresh(),
          refresh: () => void refresh(),
        })}
      <p role="status">{isPaid ? copy.paid : consultation?.isBeingPaid && whileOpen}</p>
    </>
  );
}

const problems: Readonly<Record<string, string>> = coverageProblem;

/** Why it is not ordered: for good, or to be tried again. */
function Refused({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const text = problems[problemCode(error)];
  return text ? (
    <Banner tone="warn">{text}</Banner>
  ) : (
    <ErrorState text={copy.failed} error={error} onRetry={onRetry} />
  );
}
