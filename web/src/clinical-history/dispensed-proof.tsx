import type { Prescription } from '@app/contract/prescriptions';
import { ReceiptText } from 'lucide-react';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { Button } from '../ui/actions/button.tsx';
import { prescriptionActsCopy as copy } from './prescription-acts.copy.ts';

/** Shows the proof of what a pharmacy handed over for a prescription; passed in by the application. */
export type ShowProof = (prescriptionId: string) => ReactNode;
export const ProofPart = createContext<ShowProof | undefined>(undefined);

/** What was handed over for a dispensed prescription, shown on request. */
export function DispensedProof({ prescription }: { prescription: Prescription }) {
  const showProof = useContext(ProofPart);
  const [isOpen, setIsOpen] = useState(false);
  const { status, prescriptionId, medications } = prescription;
  if (!showProof || status !== 'DISPENSED') return null;
  return (
    <div className="flex flex-col items-start gap-3">
      <Button
        icon={<ReceiptText aria-hidden />}
        aria-expanded={isOpen}
        aria-label={copy.proofOf(medications[0]?.name ?? '')}
        onPress={() => setIsOpen(!isOpen)}
      >
        {copy.proof}
      </Button>
      {isOpen && <div className="w-full">{showProof(prescriptionId)}</div>}
    </div>
  );
}
