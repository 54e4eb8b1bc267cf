import type { CounterPrescription, Dispensing, HandedOver } from '@app/contract/dispensing';
import type { ComponentType } from 'react';

/** Components of the counter with which an order is dispensed; passed in by the application. */
export type ServingParts = {
  /** The content of a prescription. */
  Sheet: ComponentType<{ prescription: CounterPrescription }>;
  /** Its medicines, if nothing is handed over. */
  Lines: ComponentType<{ lines: CounterPrescription['lines'] }>;
  /** The form of what is handed over, and by whom. */
  Serve: ComponentType<{
    prescription: CounterPrescription;
    /** What was quoted. */
    agreed?: readonly { item: number; product: string; pack: string; quantity: number }[];
    /** The effect of handing over less than quoted, from the packs of each line. */
    noteOf?: (packsOf: (item: number) => number) => string | undefined;
    send: (handedOver: HandedOver) => Promise<Dispensing>;
    onReopen: () => Promise<void>;
    onStanding: (standing: Partial<CounterPrescription>) => void;
    onServed: (dispensing: Dispensing) => void;
  }>;
  /** What was handed over; without its own print button if the page prints something else. */
  Proof: ComponentType<{ dispensing: Dispensing; isPrinted?: boolean }>;
};
