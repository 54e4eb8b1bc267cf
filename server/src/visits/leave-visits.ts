import { nextPhase } from '@app/contract/visits';
import { Refusal } from '../platform/refusal.ts';
import { type Move, moveAndAnnounce } from './move-visit.ts';
import type { VisitRow } from './rows/visit-rows.ts';
import type { VisitsContext } from './visits-context.ts';

/**
 * Removes a blocked account from its visits, on either side: a place in line ends, a patient who was only
 * called returns to the line, a call ends. Drafts are kept.
 */
export async function leaveVisits(context: VisitsContext, accountId: string): Promise<void> {
  const [asPatient, asProfessional] = await Promise.all([
    context.visits.findLiveOfAccount(accountId),
    context.visits.findOfProfessional(accountId),
  ]);
  for (const { id } of [...asPatient, ...asProfessional]) await leaveVisit(context, accountId, id);
}

async function leaveVisit(context: VisitsContext, accountId: string, id: string): Promise<void> {
  for (;;) {
    const visit = await context.visits.findById(id);
    const command = visit && leavingCommand(visit, accountId);
    if (!command || !nextPhase(visit, command)) return;
    try {
      await moveAndAnnounce(context, visit, { command, reason: 'account left' });
    } catch (error) {
      // Somebody acted at the same time: check the result again.
      if (!(error instanceof Refusal)) throw error;
    }
  }
}

/** The command that removes this side from a visit; `undefined` once it is out. */
function leavingCommand(visit: VisitRow, accountId: string): Move['command'] | undefined {
  const { phase, patient_out_at } = visit;
  if (phase === 'WRAP_UP' && patient_out_at !== null) return undefined;
  if (visit.account_id === accountId)
    return phase === 'IN_CALL' || phase === 'WRAP_UP' ? 'PatientFinish' : 'PatientCancel';
  if (visit.professional_id !== accountId) return undefined;
  if (phase === 'IN_CALL') return 'Lost';
  return phase === 'WRAP_UP' ? 'LeftOpen' : 'Release';
}
