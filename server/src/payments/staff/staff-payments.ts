import { addDays, startOfDay } from '@app/contract/kernel';
import {
  type decideTakenBack as decideTakenBackCall,
  type exportStaffPayments,
  type listStaffPayments as listStaffPaymentsCall,
  PAYMENTS_IN_TABLE,
  type StaffPayment,
} from '@app/contract/payments';
import type { z } from 'zod';
import { requireStepUp } from '../../accounts/index.ts';
import { recordAudit } from '../../audit/index.ts';
import { pageEndOf, pageOf } from '../../platform/database/pages.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { refuse } from '../payments.refusals.ts';
import type { PaymentsContext } from '../payments.ts';
import { takenBackDecisionsRepository } from '../taken-back-decisions.repository.ts';
import { presentPayment } from './staff-payment.presenter.ts';
import { type AskedPayments, staffPaymentsRepository } from './staff-payments.repository.ts';
import { paymentsTable } from './staff-payments-table.ts';

type Filters = z.output<typeof exportStaffPayments.query>;

/** A page of payments, the latest first. */
export async function listStaffPayments(
  { database }: PaymentsContext,
  actor: Actor,
  { after, ...filters }: z.output<typeof listStaffPaymentsCall.query>,
): Promise<{ data: StaffPayment[]; next: string | null }> {
  await recordAudit(database, actor, readingOf('payment.list'));
  const rows = await staffPaymentsRepository(database).page(
    askedBy(filters),
    pageEndOf(after, 'instant'),
  );
  const { data, next } = pageOf(rows, ({ id, read_at }) => ({ key: read_at.toISOString(), id }));
  return { data: data.map(presentPayment), next };
}

/** The same as a spreadsheet, whole or refused. */
export async function exportPayments(
  { database }: PaymentsContext,
  actor: Actor,
  filters: Filters,
): Promise<Buffer> {
  await recordAudit(database, actor, readingOf('payment.export'));
  const rows = await staffPaymentsRepository(database).all(askedBy(filters), PAYMENTS_IN_TABLE + 1);
  if (rows.length > PAYMENTS_IN_TABLE) throw refuse('payments.too-many');
  return paymentsTable(rows.map(presentPayment));
}

const readingOf = (type: string) => ({ type, action: 'R', purpose: 'HPAYMT' }) as const;

const askedBy = ({ fromDate, standing, toDate }: Filters): AskedPayments => ({
  standing,
  from: fromDate === undefined ? undefined : startOfDay(fromDate),
  until: toDate === undefined ? undefined : startOfDay(addDays(toDate, 1)),
});

/**
 * Closes what a provider took back, over what was read of it; what was held for it goes on
 * (requirement: money taken back).
 */
export async function decideTakenBack(
  payments: PaymentsContext,
  actor: Actor,
  { paymentId, version }: { paymentId: string; version: number },
  { reason }: z.output<typeof decideTakenBackCall.body>,
): Promise<StaffPayment> {
  const { clock, database, payables } = payments;
  requireStepUp(actor, clock.now());
  const found = await takenBackDecisionsRepository(database).find(paymentId);
  if (!found || found.decided_at !== null) throw refuse('payments.nothing-to-decide');
  const afterCommit = await database.transaction().execute(async (transaction) => {
    const decision = {
      decided_at: clock.now(),
      decided_by: actor.accountId,
      decision_reason: reason,
    };
    const after = await payables[found.entity_name].letGoOn(transaction, found.entity_id, () =>
      takenBackDecisionsRepository(transaction).decide({ paymentId, version }, decision),
    );
    if (!after) throw refuse('payments.changed-meanwhile');
    await recordAudit(transaction, actor, {
      type: 'payment.decide',
      action: 'U',
      purpose: 'HPAYMT',
      entity_type: 'payment',
      entity_id: paymentId,
    });
    return after;
  });
  await afterCommit();
  const row = await staffPaymentsRepository(database).find(paymentId);
  if (!row) throw refuse('payments.not-found');
  return presentPayment(row);
}
