import type { CounterKey, CounterPrescription } from '@app/contract/dispensing';

/** A prescription that was opened, and the key that opened it. */
export type Opened = { key: CounterKey; prescription: CounterPrescription };

/** What the acts at a counter need of the screen. */
export type AtCounter = {
  opened: Opened;
  /** Reads the prescription again. */
  onReopen: () => Promise<void>;
  /** What a refusal says about the prescription. */
  onStanding: (standing: Partial<CounterPrescription>) => void;
};
