import type { PrivateConsultation } from '@app/contract/coverage';
import { pesosOf } from '@app/contract/kernel';
import { recordAudit } from '../../audit/index.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { newId } from '../../platform/ids.ts';
import { refuse } from '../coverage.refusals.ts';
import { coverageRepository } from '../coverage.repository.ts';
import type { CoverageContext } from '../coverage-context.ts';
import { privatePrice } from '../private-price.ts';
import {
  type PrivateConsultationRow,
  privateConsultationsRepository,
} from './private-consultations.repository.ts';
import { type Wanted, whyNotSold } from './why-not-sold.ts';

/** A consultation to be paid outside the plan; the same one until it is used (requirement: private consultation). */
export const orderPrivateConsultation = (
  context: CoverageContext,
  actor: Actor,
  asked: Wanted,
): Promise<PrivateConsultation> =>
  context.database.transaction().execute(async (transaction) => {
    // Serializes with the joins and counts of the group.
    await coverageRepository(transaction).lockHolder(asked.holderId);
    const consultations = privateConsultationsRepository(transaction);
    const standing = await consultations.findUnused(asked);
    if (standing?.state === 'PAID') return present(context, transaction, standing);
    const amount = await requirePrice(context, transaction, asked);
    const row = await consultations.addOnce({
      id: newId(),
      account_id: actor.accountId,
      person_id: asked.personId,
      holder_id: asked.holderId,
      appointment_id: asked.appointmentId,
      amount,
      created_at: context.clock.now(),
    });
    if (row.id !== standing?.id) await audit(transaction, actor, row);
    return present(context, transaction, row);
  });

/** The price, if a private consultation is sold to the person. */
async function requirePrice(
  context: CoverageContext,
  transaction: DatabaseTransaction,
  asked: Wanted,
) {
  const plan = await coverageRepository(transaction).findPlan(asked.personId);
  const price = privatePrice(context.config, plan);
  if (price === undefined) throw refuse('coverage.not-sold');
  const why = await whyNotSold(context, transaction, asked);
  if (why) throw refuse(why);
  return price;
}

const audit = (transaction: DatabaseTransaction, actor: Actor, row: PrivateConsultationRow) =>
  recordAudit(transaction, actor, {
    type: 'private-consultation.order',
    action: 'C',
    purpose: 'HPAYMT',
    patient_id: row.person_id,
    entity_type: 'private_consultation',
    entity_id: row.id,
    rule: row.person_id === row.holder_id ? 'own account' : 'own dependant',
  });

/** The current one for the guard, or the latest of an appointment; null if there is none. */
export const readPrivateConsultation = (
  context: CoverageContext,
  asked: Pick<Wanted, 'appointmentId' | 'personId'>,
): Promise<PrivateConsultation | null> =>
  context.database.transaction().execute(async (transaction) => {
    const consultations = privateConsultationsRepository(transaction);
    const row =
      asked.appointmentId === null
        ? await consultations.findUnused(asked)
        : await consultations.findLast(asked);
    return row ? present(context, transaction, row) : null;
  });

async function present(
  { payments }: CoverageContext,
  transaction: DatabaseTransaction,
  { id, amount, state, version }: PrivateConsultationRow,
): Promise<PrivateConsultation> {
  return {
    id,
    price: pesosOf(amount),
    status: state,
    isBeingPaid:
      state === 'OPEN' && (await payments.hasOpen(transaction, { entityId: id, version })),
  };
}
