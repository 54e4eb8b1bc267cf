import type { Centavos } from '@app/contract/kernel';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { coverageRepository } from '../coverage.repository.ts';
import type { CoverageContext } from '../coverage-context.ts';
import { privatePrice } from '../private-price.ts';
import { isSoldTo } from './is-sold-to.ts';
import { CHECKOUT_DESCRIPTION, paidNotice, refundedNotice } from './private-consultations.copy.ts';
import { privateConsultationsRepository } from './private-consultations.repository.ts';
import { privateMovesRepository } from './private-moves.repository.ts';
import { addNotice, announce } from './tell-of-private.ts';

type Paid = { entityId: string; version: number };

const lock = (transaction: DatabaseTransaction, id: string) =>
  privateConsultationsRepository(transaction).lock(id);

/** A private consultation as payments see it; the composition passes it to them. */
export const payablePrivateConsultation = (context: CoverageContext) => ({
  /** To be paid only while it is sold, and by who asked for it. */
  lock: async (transaction: DatabaseTransaction, { accountId }: Actor, id: string) => {
    const row = await lock(transaction, id);
    if (row?.account_id !== accountId) return undefined;
    const { person_id: personId, holder_id: holderId, amount, version } = row;
    const plan = await coverageRepository(transaction).findPlan(personId);
    if (row.state !== 'OPEN' || privatePrice(context.config, plan) === undefined) return null;
    const isSold = await isSoldTo(context, transaction, { personId, holderId });
    return isSold ? { amount, version, description: CHECKOUT_DESCRIPTION } : null;
  },

  confirm: async (transaction: DatabaseTransaction, paid: Paid & { amount: Centavos }) => {
    const row = await lock(transaction, paid.entityId);
    if (row?.version !== paid.version || row.amount !== paid.amount) return undefined;
    const now = context.clock.now();
    const done = await privateMovesRepository(transaction).markPaid(row.id, now);
    if (!done) return undefined;
    const notice = await addNotice(context, transaction, done, 'paid', paidNotice(done));
    return () => announce(context, done, notice);
  },

  /** Nothing was begun in its row: only the screen that shows the payment reads again. */
  release: async (transaction: DatabaseTransaction, { entityId }: Paid) => {
    const row = await lock(transaction, entityId);
    return row && (() => announce(context, row));
  },

  refunded: async (transaction: DatabaseTransaction, id: string) => {
    const row = await lock(transaction, id);
    if (!row) return undefined;
    const notice = await addNotice(context, transaction, row, 'refunded', refundedNotice());
    return () => announce(context, row, notice);
  },
});
