import type { Centavos } from '@app/contract/kernel';
import type { PayableName } from '@app/contract/payments';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import type { Actor } from '../platform/http/actor.ts';

/** What can be paid now, as its row stands while it is locked. */
export type Due = {
  amount: Centavos;
  /** Counts the quotes: each has a payment page of its own. */
  version: number;
  /** What the payment page calls it; names no medicine. */
  description: string;
  /** Where people come back to from the provider's page; it says nothing about the payment. */
  returnPath: string;
};

/** What is told once the transaction is committed. */
export type AfterCommit = () => Promise<void>;

/** One version of something that is paid. */
export type Paid = { entityId: string; version: number };

/** One refund that its provider took. */
export type GivenBack = { id: string; amount: Centavos; currency: string };

/**
 * Something that is paid, as the capability that owns it offers it. Each function locks the row of what is paid before
 * anything of the payment is written, in the caller's transaction: that order keeps two payments from waiting for each other.
 */
export type Payable = {
  /** What the actor may pay now; `undefined` where it is not theirs, null where it is not to be paid. */
  lock: (
    transaction: DatabaseTransaction,
    actor: Actor,
    entityId: string,
  ) => Promise<Due | null | undefined>;
  /** A verified payment arrived. `undefined` where it is not waited for any more: then the money is due back. */
  confirm: (
    transaction: DatabaseTransaction,
    paid: Paid & { amount: Centavos; invoiceId: string },
  ) => Promise<AfterCommit | undefined>;
  /** The payment failed, or nothing came of it: it may be paid again. */
  release: (transaction: DatabaseTransaction, paid: Paid) => Promise<AfterCommit | undefined>;
  /** The money came back, or will: the person who paid is told. */
  refunded: (
    transaction: DatabaseTransaction,
    entityId: string,
    refund: GivenBack,
  ) => Promise<AfterCommit | undefined>;
};

/** Everything that can be paid, by its name on the wire. */
export type Payables = Readonly<Record<PayableName, Payable>>;

/** What of payments the capabilities of payables use. */
export type Payments = {
  /** Whether the open payment page of this version is that invoice; any where none is named. */
  hasOpen: (
    transaction: DatabaseTransaction,
    entityName: PayableName,
    paid: Paid,
    invoiceId?: string,
  ) => Promise<boolean>;
  /**
   * What was paid for an entity is due back, all of it or no more than an amount; answers how much is. The refund itself
   * follows by a job.
   */
  owe: (
    transaction: DatabaseTransaction,
    entityName: PayableName,
    entityId: string,
    owed: { reason: string; atMost?: Centavos },
  ) => Promise<Centavos>;
  /** What goes or went back for some entities. */
  refundsOf: (
    entityName: PayableName,
    entityIds: readonly string[],
  ) => Promise<{ entity_id: string; amount: Centavos; refunded_at: Date | null }[]>;
};
