import { requireStepUp } from '../accounts/index.ts';
import type { NotificationRow } from '../notifications/index.ts';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import { newId } from '../platform/ids.ts';
import { agendasRepository } from './agendas.repository.ts';
import { type AskedAgenda, isOfStaff, requireKeeper, requireSide } from './asked-agenda.ts';
import type { Words } from './availability.copy.ts';
import type { Availability } from './availability.ts';
import type { TellAfterwards } from './booked.ts';

/** The result of changing an agenda. */
type Change<Result> = {
  result: Result;
  /** Notification to the professional if the director made the change. */
  words: Words;
  /** Notifies patients after the commit. */
  tell?: TellAfterwards;
};

/**
 * Changes an agenda in one transaction. The only function that does. Who manages it stays locked until the end,
 * so that it is not handed over during a change (requirement: own agenda).
 */
export async function changeAgenda<Result>(
  context: Availability,
  agenda: AskedAgenda,
  change: (transaction: DatabaseTransaction) => Promise<Change<Result>>,
): Promise<Result> {
  const { actor, professionalId } = agenda;
  await requireSide(context, agenda);
  if (isOfStaff(actor)) requireStepUp(actor, context.clock.now());
  const { result, tell, told } = await context.database
    .transaction()
    .execute(async (transaction) => {
      requireKeeper(agenda, await agendasRepository(transaction).lock(professionalId));
      const { words, ...changed } = await change(transaction);
      const told = isOfStaff(actor)
        ? await tellProfessional(context, transaction, agenda, words)
        : undefined;
      return { ...changed, told };
    });
  await tell?.();
  if (told) await context.notifications.push(told);
  return result;
}

/** Stores a notification to a professional about their agenda; it is pushed after the commit. */
export const tellProfessional = (
  { notifications }: Pick<Availability, 'notifications'>,
  transaction: DatabaseTransaction,
  { professionalId }: AskedAgenda,
  words: Words,
): Promise<NotificationRow | undefined> =>
  notifications.add(transaction, {
    ...words,
    account_id: professionalId,
    event: 'agenda.changed',
    event_key: newId(),
    entity_type: null,
    entity_id: null,
    visit_id: null,
  });
