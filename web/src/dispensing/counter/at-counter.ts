import type { CounterKey, CounterPrescription } from '@app/contract/dispensing';

/** An opened prescription, with the key that opened it. */
export type Opened = { key: CounterKey; prescription: CounterPrescription };

/** Props of the acts at a counter. */
export type AtCounter = {
  opened: Opened;
  /** Fetches the prescription again. */
  onReopen: () => Promise<void>;
  /** Called with what a refusal reveals about the prescription. */
  onStanding: (standing: Partial<CounterPrescription>) => void;
};
