import type { CounterPrescription, Dispensing, HandedOver } from '@app/contract/dispensing';
import type { ComponentType } from 'react';

/** The parts of the counter that an order is served with; the application puts them together. */
export type ServingParts = {
  /** What a prescription says. */
  Sheet: ComponentType<{ prescription: CounterPrescription }>;
  /** Its medicines, where nothing is handed over. */
  Lines: ComponentType<{ lines: CounterPrescription['lines'] }>;
  /** What is handed over for each of them, and by whom. */
  Serve: ComponentType<{
    prescription: CounterPrescription;
    /** What was quoted. */
    agreed?: readonly { item: number; product: string; pack: string; quantity: number }[];
    send: (handedOver: HandedOver) => Promise<Dispensing>;
    onReopen: () => Promise<void>;
    onStanding: (standing: Partial<CounterPrescription>) => void;
    onServed: (dispensing: Dispensing) => void;
  }>;
  /** What was handed over. */
  Proof: ComponentType<{ dispensing: Dispensing }>;
};
