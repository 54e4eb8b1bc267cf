import type { CounterPrescription, Dispensing } from '@app/contract/dispensing';
import { nextPrescriptionStatus } from '@app/contract/prescriptions';
import { type ReactNode, useEffect, useRef } from 'react';
import { dayNow } from '../../lib/server/server-time.ts';
import { Button } from '../../ui/actions/button.tsx';
import type { AtCounter } from './at-counter.ts';
import { BlockPrescription } from './block-prescription.tsx';
import { sendDispensing } from './counter.commands.ts';
import { counterCopy as copy, reasonCopy } from './counter.copy.ts';
import { PrescribedLines, PrescriptionSheet } from './prescription-sheet.tsx';
import { ServeForm } from './serve-form.tsx';

type Props = AtCounter & {
  notice: (canServe: boolean) => ReactNode;
  onServed: (dispensing: Dispensing) => void;
  onClose: () => void;
};

/** A prescription at the counter: its content, and the dispensing form or why it cannot be dispensed. */
export function OpenedPrescription({ notice, onServed, onClose, ...counter }: Props) {
  const { key, prescription } = counter.opened;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const reason = reasonAgainst(prescription);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 ref={heading} tabIndex={-1} className="min-w-0">
          {prescription.patient_name}
        </h2>
        <Button onPress={onClose}>{reason ? copy.another : copy.close}</Button>
      </div>
      {reason && <NotServed reason={reason} />}
      {notice(!reason)}
      <PrescriptionSheet prescription={prescription} />
      {reason ? (
        <PrescribedLines lines={prescription.lines} />
      ) : (
        <ServeForm
          key={prescription.id}
          {...counter}
          prescription={prescription}
          send={(handedOver) => sendDispensing({ ...key, ...handedOver })}
          onServed={onServed}
        />
      )}
      {nextPrescriptionStatus(prescription.status, 'block') && <BlockPrescription {...counter} />}
    </>
  );
}

const NotServed = ({ reason }: { reason: string }) => (
  <section
    role="alert"
    className="flex flex-col gap-1 rounded-md border-2 border-warn-700 bg-warn-50 p-4"
  >
    <h3>{reasonCopy.title}</h3>
    <p>{reason}</p>
  </section>
);

/** Why the prescription cannot be dispensed today. */
function reasonAgainst(prescription: CounterPrescription): string | undefined {
  const { status, startDate, expiryDate, dispensedDate } = prescription;
  switch (status) {
    case 'DISPENSED':
      return dispensedDate ? reasonCopy.dispensed(dispensedDate) : reasonCopy.dispensedSometime;
    case 'BLOCKED':
      return reasonCopy.blocked;
    case 'OVERDUE':
      return reasonCopy.overdue(expiryDate);
    default:
      return startDate > dayNow() ? reasonCopy.notStarted(startDate) : undefined;
  }
}
