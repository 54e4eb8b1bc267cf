import { UNUSED_HOURS } from '@app/contract/coverage';
import { recordAudit } from '../../audit/index.ts';
import { secondsBefore } from '../../platform/clock.ts';
import { type Periodic, periodically } from '../../platform/jobs/periodically.ts';
import type { CoverageContext } from '../coverage-context.ts';
import { unusedNotice } from './private-consultations.copy.ts';
import { privateConsultationsRepository } from './private-consultations.repository.ts';
import { privateMovesRepository } from './private-moves.repository.ts';
import { addNotice, announce } from './tell-of-private.ts';

/** Consultations of one sweep, those that are kept for an appointment included; the rest follows with the next. */
const AT_ONCE = 1_000;
const SWEEP_EVERY_MS = 30_000;

/**
 * Gives back what was paid and not used in time; a place that uses it in the same second keeps it, and who has an
 * appointment in private hours ahead uses it then.
 */
export async function returnUnused(context: CoverageContext): Promise<void> {
  const { clock, database } = context;
  const paidBefore = secondsBefore(clock.now(), UNUSED_HOURS * 3600);
  const due = await privateConsultationsRepository(database).findUnusedSince(paidBefore, AT_ONCE);
  const persons = due.map(({ person_id }) => person_id);
  const awaited = await context.bookedPrivately(database, persons);
  for (const { id, person_id } of due)
    if (!awaited.has(person_id)) await returnOne(context, id, paidBefore);
}

async function returnOne(context: CoverageContext, id: string, paidBefore: Date): Promise<void> {
  const { clock, database, payments } = context;
  const done = await database.transaction().execute(async (transaction) => {
    const at = { paidBefore, now: clock.now() };
    const returned = await privateMovesRepository(transaction).returnUnused(id, at);
    if (!returned) return undefined;
    await payments.owe(transaction, id, 'not used in time');
    await recordAudit(transaction, undefined, {
      type: 'private-consultation.return',
      action: 'U',
      purpose: 'HPAYMT',
      patient_id: returned.person_id,
      entity_type: 'private_consultation',
      entity_id: id,
    });
    const notice = await addNotice(
      context,
      transaction,
      returned,
      'returned',
      unusedNotice(returned),
    );
    return { returned, notice };
  });
  if (done) await announce(context, done.returned, done.notice);
}

export const startUnusedSweep = (context: CoverageContext): Periodic =>
  periodically(context, SWEEP_EVERY_MS, 'return of private consultations', () =>
    returnUnused(context),
  );
