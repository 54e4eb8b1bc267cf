import { UNUSED_HOURS } from '@app/contract/coverage';
import { secondsBefore } from '../../platform/clock.ts';
import type { DatabaseTransaction } from '../../platform/database/database.ts';
import { type Periodic, periodically } from '../../platform/jobs/periodically.ts';
import type { CoverageContext } from '../coverage-context.ts';
import { oweBack, type Returned } from './owe-back.ts';
import { notHeldNotice, unusedNotice } from './private-consultations.copy.ts';
import {
  type PrivateConsultationRow,
  privateConsultationsRepository,
} from './private-consultations.repository.ts';
import { privateMovesRepository } from './private-moves.repository.ts';
import { returnOfAppointment } from './return-of-appointment.ts';
import { announce } from './tell-of-private.ts';

const AT_ONCE = 1_000;
const SWEEP_EVERY_MS = 30_000;

/**
 * Refunds payments that will not be used; a long backlog continues in the next round. A payment used in the
 * same second is kept.
 */
export async function returnUnused(context: CoverageContext): Promise<void> {
  await returnOfGuard(context);
  await returnOfAppointments(context);
}

/** Refunds payments for the guard that were not used in time, or in that of a lost place. */
async function returnOfGuard(context: CoverageContext): Promise<void> {
  const { clock, database } = context;
  const paidBefore = secondsBefore(clock.now(), UNUSED_HOURS * 3600);
  const due = await privateConsultationsRepository(database).findUnusedSince(
    { paidBefore, now: clock.now() },
    AT_ONCE,
  );
  for (const { id, kept_until } of due)
    await inTransaction(context, async (transaction) => {
      const at = { paidBefore, now: clock.now() };
      const returned = await privateMovesRepository(transaction).returnUnused(id, at);
      if (!returned) return undefined;
      return oweBack(
        context,
        transaction,
        returned,
        kept_until ? lostPlace(returned) : unused(returned),
      );
    });
}

const unused = (row: PrivateConsultationRow) => ({
  reason: 'not used in time',
  words: unusedNotice(row),
});

/** Of a lost place to which nobody returned. */
const lostPlace = (row: PrivateConsultationRow) => ({
  reason: 'visit not held',
  words: notHeldNotice(row),
});

/** Refunds payments of appointments that are over: they were being paid or used when these ended. */
async function returnOfAppointments(context: CoverageContext): Promise<void> {
  const { database, privateAppointments } = context;
  const consultations = privateConsultationsRepository(database);
  let paid: string[] = [];
  do {
    paid = await consultations.paidAppointments(paid.at(-1), AT_ONCE);
    for (const [id, { standing }] of await privateAppointments(database, paid))
      if (standing !== 'AHEAD')
        await inTransaction(context, (transaction) =>
          returnOfAppointment(context, transaction, id),
        );
  } while (paid.length === AT_ONCE);
}

async function inTransaction(
  context: CoverageContext,
  giveBack: (transaction: DatabaseTransaction) => Promise<Returned | undefined>,
): Promise<void> {
  const done = await context.database.transaction().execute(giveBack);
  if (done) await announce(context, done.returned, done.notice);
}

export const startUnusedSweep = (context: CoverageContext): Periodic =>
  periodically(context, SWEEP_EVERY_MS, 'return of private consultations', () =>
    returnUnused(context),
  );
