import type { Centavos } from '@app/contract/kernel';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { coverageRepository } from '../coverage.repository.ts';
import type { CoverageContext } from '../coverage-context.ts';
import { privatePrice } from '../private-price.ts';
import { appointmentOf } from './appointment-of.ts';
import {
  checkoutDescription,
  type Over,
  overNotice,
  paidNotice,
  refundedNotice,
} from './private-consultations.copy.ts';
import {
  type PrivateConsultationRow,
  privateConsultationsRepository,
} from './private-consultations.repository.ts';
import { privateMovesRepository } from './private-moves.repository.ts';
import { addNotice, announce } from './tell-of-private.ts';
import { whyNotSold } from './why-not-sold.ts';

type Paid = { entityId: string; version: number };

const lock = (transaction: DatabaseTransaction, id: string) =>
  privateConsultationsRepository(transaction).lock(id);

/** A private consultation as payments see it. */
export const payablePrivateConsultation = (context: CoverageContext) => ({
  /** Can be paid only while it is sold, and only by the account that ordered it. */
  lock: async (transaction: DatabaseTransaction, { accountId }: Actor, id: string) => {
    const row = await lock(transaction, id);
    if (row?.account_id !== accountId) return undefined;
    const { amount, appointment_id, holder_id: holderId, person_id: personId, version } = row;
    const plan = await coverageRepository(transaction).findPlan(personId);
    if (row.state !== 'OPEN' || privatePrice(context.config, plan) === undefined) return null;
    const wanted = { personId, holderId, appointmentId: appointment_id };
    if (await whyNotSold(context, transaction, wanted)) return null;
    const appointment = await appointmentOf(context, transaction, appointment_id);
    return {
      amount,
      version,
      description: checkoutDescription(appointment),
      returnPath: appointment ? '/paciente/mis-turnos' : '/paciente',
    };
  },

  confirm: async (transaction: DatabaseTransaction, paid: Paid & { amount: Centavos }) => {
    const row = await lock(transaction, paid.entityId);
    if (row?.version !== paid.version || row.amount !== paid.amount) return undefined;
    const appointment = await appointmentOf(context, transaction, row.appointment_id);
    const { standing = 'AHEAD', when = '' } = appointment ?? {};
    if (standing !== 'AHEAD') return late(context, transaction, row, { standing, when });
    const now = context.clock.now();
    const done = await privateMovesRepository(transaction).markPaid(row.id, now);
    if (!done) return undefined;
    const words = paidNotice(done, appointment);
    const notice = await addNotice(context, transaction, done, 'paid', words);
    return () => announce(context, done, notice);
  },

  /** Payments do not change its row, so only the screen with the payment is told to fetch it again. */
  release: async (transaction: DatabaseTransaction, { entityId }: Paid) => {
    const row = await lock(transaction, entityId);
    return row && (() => announce(context, row));
  },

  refunded: async (transaction: DatabaseTransaction, id: string) => {
    const row = await lock(transaction, id);
    if (!row) return undefined;
    const words = refundedNotice(await appointmentOf(context, transaction, row.appointment_id));
    const notice = await addNotice(context, transaction, row, 'refunded', words);
    return () => announce(context, row, notice);
  },
});

/** Handles a payment for an appointment that is over: refunds it and tells the payer why. */
async function late(
  context: CoverageContext,
  transaction: DatabaseTransaction,
  { id }: PrivateConsultationRow,
  over: Over,
): Promise<undefined> {
  const now = context.clock.now();
  const returned = await privateMovesRepository(transaction).returnLate(id, now);
  if (returned)
    await addNotice(context, transaction, returned, 'returned', overNotice(returned, over));
}
