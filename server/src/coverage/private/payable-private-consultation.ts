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
  takenBackNotice,
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

  takenBack: async (
    transaction: DatabaseTransaction,
    id: string,
    store: () => Promise<TakenBack | undefined>,
  ) => {
    const row = await lock(transaction, id);
    const taken = row && (await store());
    return taken && takeBack(context, transaction, row, taken);
  },

  /** What was over stays so; only the decision is stored. */
  letGoOn: async (transaction: DatabaseTransaction, id: string, decide: () => Promise<boolean>) => {
    const row = await lock(transaction, id);
    return row && (await decide()) ? () => announce(context, row) : undefined;
  },
});

type TakenBack = Parameters<typeof takenBackNotice>[0] & { version: number };

/** One that was not used yet is over: it gives no place without its money. */
async function takeBack(
  context: CoverageContext,
  transaction: DatabaseTransaction,
  row: PrivateConsultationRow,
  taken: TakenBack,
) {
  const isWhole = taken.amount >= row.amount;
  const ended = isWhole
    ? await privateMovesRepository(transaction).endTakenBack(row.id, context.clock.now())
    : undefined;
  const words = takenBackNotice(taken, ended !== undefined);
  const notice = await addNotice(context, transaction, row, `taken-back-${taken.version}`, words);
  // While a claim keeps the money, giving it back is what ends the claim.
  if (ended && taken.kind === 'IN_MEDIATION')
    await context.payments.owe(transaction, row.id, 'claim at the provider');
  return () => announce(context, ended ?? row, notice);
}

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
