import { OFF_DUTY_EVENT } from '@app/contract/presence';
import { requireStepUp } from '../../accounts/index.ts';
import { recordAudit } from '../../audit/index.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { refuse } from '../guard-queue.refusals.ts';
import type { GuardQueue } from '../guard-queue.ts';
import { leaveDuty } from '../leave-duty.ts';
import { offDutyWords } from './staff-acts.copy.ts';
import { tell } from './tell.ts';

/**
 * Takes a professional off duty, who reads why. A patient who was only called returns to their place in the
 * line; a call in progress goes on, and so does writing its record.
 */
export async function takeOffDuty(
  context: GuardQueue,
  actor: Actor,
  accountId: string,
  reason: string,
): Promise<void> {
  requireStepUp(actor, context.clock.now());
  const told = await context.database.transaction().execute(async (transaction) => {
    if (!(await context.presence.takeOff(transaction, accountId)))
      throw refuse('guard-queue.off-duty-already');
    await recordAudit(transaction, actor, {
      type: 'guard-queue.off-duty',
      action: 'U',
      purpose: 'HOPERAT',
      entity_type: 'account',
      entity_id: accountId,
      rule: reason,
    });
    const words = { ...offDutyWords(reason), event: OFF_DUTY_EVENT };
    return tell(context, transaction, { ...words, accountId });
  });
  await leaveDuty(context, { accountId });
  if (told) await context.notifications.push(told);
}
