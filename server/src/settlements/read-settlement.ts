import type { Month } from '@app/contract/kernel';
import { type Settlement, settlementOf, settlementTable } from '@app/contract/settlements';
import { recordAudit } from '../audit/index.ts';
import type { Actor } from '../platform/http/actor.ts';
import { presentVisit } from './settlements.presenter.ts';
import type { Settlements } from './settlements.ts';

/** Returns a professional's finished visits of a month in Argentina, by payer. */
export async function readSettlement(
  { database, licences, settlements }: Settlements,
  actor: Actor,
  month: Month,
): Promise<Settlement> {
  await licences.requireVerified(actor);
  await recordAudit(database, actor, {
    type: 'settlements.read',
    action: 'R',
    purpose: 'HPAYMT',
    rule: 'own scope',
  });
  const rows = await settlements.findVisits(actor.accountId, month);
  return settlementOf(month, rows.map(presentVisit));
}

/** The same as a spreadsheet. */
export const exportSettlement = async (
  context: Settlements,
  actor: Actor,
  month: Month,
): Promise<Buffer> => Buffer.from(settlementTable(await readSettlement(context, actor, month)));
