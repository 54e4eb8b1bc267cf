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
    /** What follows from handing over less than was quoted, by how many packs of each line are. */
    noteOf?: (packsOf: (item: number) => number) => string | undefined;
    send: (handedOver: HandedOver) => Promise<Dispensing>;
    onReopen: () => Promise<void>;
    onStanding: (standing: Partial<CounterPrescription>) => void;
    onServed: (dispensing: Dispensing) => void;
  }>;
  /** What was handed over; without a button of its own where something else of the page is printed. */
  Proof: ComponentType<{ dispensing: Dispensing; isPrinted?: boolean }>;
};
