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

/** Props of a consultation's payment. */
type ConsultationPayment = {
  entityId: string;
  /** Amount in pesos. */
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
  /** Continues once it is paid, also if it already was. */
  onPaid: () => void;
  onBack: () => void;
};

/** Lets a patient whose plan has no consultations left pay one before joining the guard. */
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
  /** The appointment to pay; absent for the guard. */
  appointmentId?: string;
  /** Shown while its payment page is open. */
  whileOpen: string;
};

/** Orders a private consultation, offers its payment, and shows its state. */
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

/** Why it cannot be ordered: for good, or with a retry. */
function Refused({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const text = problems[problemCode(error)];
  return text ? (
    <Banner tone="warn">{text}</Banner>
  ) : (
    <ErrorState text={copy.failed} error={error} onRetry={onRetry} />
  );
}
