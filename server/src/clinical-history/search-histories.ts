import { addDays, canonicalDni, startOfDay } from '@app/contract/kernel';
import { recordAudit } from '../audit/index.ts';
import { careWindowStart } from '../consultations/index.ts';
import type { Actor } from '../platform/http/actor.ts';
import type { ClinicalHistory } from './clinical-history.ts';
import { findHistories } from './search-histories.statements.ts';

/** Filters of the search of histories. */
export type HistoryFilters = {
  /** Words of the name, in any order. */
  fullName?: string | undefined;
  /** First and last day, in Argentina, of a visit. */
  fromDate?: string | undefined;
  toDate?: string | undefined;
  clinicHistoryId?: number | undefined;
  idNumber?: string | undefined;
};

const ROWS = 20;

/**
 * Searches patients in a care relation with the professional, or whose record was opened to them; never all
 * histories.
 */
export async function searchHistories(
  context: ClinicalHistory,
  actor: Actor,
  { fullName, fromDate, toDate, clinicHistoryId, idNumber }: HistoryFilters,
) {
  await context.licences.requireVerified(actor);
  await recordAudit(context.database, actor, {
    type: 'history.search',
    action: 'E',
    purpose: 'TREAT',
  });
  const rows = await findHistories(context.database, {
    professionalId: actor.accountId,
    attendedSince: careWindowStart(context.clock.now()),
    openTo: await context.recordAccess.openTo(actor.accountId),
    name: fullName?.trim() || null,
    clinicHistoryId: clinicHistoryId ?? null,
    idNumber: canonicalDni(idNumber ?? '') || null,
    from: fromDate ? startOfDay(fromDate) : null,
    until: toDate ? startOfDay(addDays(toDate, 1)) : null,
    limit: ROWS,
  });
  return rows.map(({ clinic_history_id, last_at, ...row }) => ({
    ...row,
    clinicHistoryId: clinic_history_id,
    last_consultation: last_at?.toISOString() ?? null,
  }));
}
