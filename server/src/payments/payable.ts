import type { Centavos } from '@app/contract/kernel';
import type { PayableName, TakenBackKind } from '@app/contract/payments';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import type { Actor } from '../platform/http/actor.ts';
import type { TakenBack } from './taken-back.repository.ts';

/** What can be paid now, read from its locked row. */
export type Due = {
  amount: Centavos;
  /** Number of the quote; each has its own payment page. */
  version: number;
  /** Description on the payment page; names no medicine. */
  description: string;
  /** Where people return from the provider's page; says nothing about the payment. */
  returnPath: string;
};

/** Notifications to send after the commit. */
export type AfterCommit = () => Promise<void>;

/** One version of something that can be paid. */
export type Paid = { entityId: string; version: number };

/** A refund accepted by its provider. */
export type GivenBack = { id: string; amount: Centavos; currency: string };

/**
 * Something that can be paid, implemented by the capability that owns it. Each function locks the row of the
 * thing before anything of the payment is written, in the caller's transaction, so that two payments never
 * deadlock.
 */
export type Payable = {
  /** What the caller may pay now; `undefined` if it is not theirs, null if it cannot be paid. */
  lock: (
    transaction: DatabaseTransaction,
    actor: Actor,
    entityId: string,
  ) => Promise<Due | null | undefined>;
  /** A verified payment arrived. `undefined` if it is no longer expected: then it is refunded. */
  confirm: (
    transaction: DatabaseTransaction,
    paid: Paid & { amount: Centavos; invoiceId: string },
  ) => Promise<AfterCommit | undefined>;
  /** The payment failed or had no result, so it can be paid again. */
  release: (transaction: DatabaseTransaction, paid: Paid) => Promise<AfterCommit | undefined>;
  /** The payment is being or was refunded; notifies the payer. */
  refunded: (
    transaction: DatabaseTransaction,
    entityId: string,
    refund: GivenBack,
  ) => Promise<AfterCommit | undefined>;
  /**
   * The provider took money of it back. Locks the thing, then has the news stored, and tells people where there are
   * any.
   */
  takenBack: (
    transaction: DatabaseTransaction,
    entityId: string,
    store: () => Promise<TakenBack | undefined>,
  ) => Promise<AfterCommit | undefined>;
  /** Staff decided that it goes on, or that nothing follows: what was held is free again. */
  letGoOn: (
    transaction: DatabaseTransaction,
    entityId: string,
    decide: () => Promise<boolean>,
  ) => Promise<AfterCommit | undefined>;
};

/** Everything that can be paid, by its name in the API. */
export type Payables = Readonly<Record<PayableName, Payable>>;

/** The functions of payments that payables use. */
export type Payments = {
  /** Whether this version has an open payment page; if an invoice is given, only that one. */
  hasOpen: (
    transaction: DatabaseTransaction,
    entityName: PayableName,
    paid: Paid,
    invoiceId?: string,
  ) => Promise<boolean>;
  /** Marks an entity's payment for refund, in full or up to an amount; returns the amount. A job makes the refund. */
  owe: (
    transaction: DatabaseTransaction,
    entityName: PayableName,
    entityId: string,
    owed: { reason: string; atMost?: Centavos },
  ) => Promise<Centavos>;
  /** How money of some entities was taken back, where nobody decided yet; they are held meanwhile. */
  takenBackOf: (
    entityName: PayableName,
    entityIds: readonly string[],
    transaction?: DatabaseTransaction,
  ) => Promise<{ entity_id: string; kind: TakenBackKind }[]>;
  /** Pending and completed refunds of some entities. */
  refundsOf: (
    entityName: PayableName,
    entityIds: readonly string[],
  ) => Promise<{ entity_id: string; amount: Centavos; refunded_at: Date | null }[]>;
};
