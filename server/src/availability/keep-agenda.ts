import type { AgendaKind } from '@app/contract/availability';
import { requireStepUp } from '../accounts/index.ts';
import { recordAudit } from '../audit/index.ts';
import { agendasRepository } from './agendas.repository.ts';
import { type AskedAgenda, requireProfessional } from './asked-agenda.ts';
import { keeperWords } from './availability.copy.ts';
import type { Availability } from './availability.ts';
import { tellProfessional } from './change-agenda.ts';

/**
 * Sets who manages an agenda from now on: its professional, who is notified, or the director. Waits for
 * concurrent changes of the agenda. Repeating it has no effect.
 */
export async function keepAgenda(
  context: Availability,
  agenda: AskedAgenda,
  kind: AgendaKind,
): Promise<void> {
  const { actor, professionalId } = agenda;
  await requireProfessional(context, professionalId);
  requireStepUp(actor, context.clock.now());
  const told = await context.database.transaction().execute(async (transaction) => {
    const agendas = agendasRepository(transaction);
    if ((await agendas.lock(professionalId)) === kind) return undefined;
    await agendas.keep(professionalId, kind);
    await recordAudit(transaction, actor, {
      type: 'availability.keep',
      action: 'U',
      purpose: 'HOPERAT',
      entity_type: 'professional',
      entity_id: professionalId,
      rule: kind,
    });
    return tellProfessional(context, transaction, agenda, keeperWords[kind]);
  });
  if (told) await context.notifications.push(told);
}
