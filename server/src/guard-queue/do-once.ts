import type { QueueCommand, QueueEntry } from '@app/contract/guard-queue';
import type { Actor } from '../platform/http/actor.ts';
import { refuseKernel } from '../platform/http/problem-handler.ts';
import type { EntryRow } from './entries/entry-rows.ts';
import { refuse } from './guard-queue.refusals.ts';
import type { GuardQueue } from './guard-queue.ts';

/** The action of a command id; the same id for another action is refused (requirement: command done once). */
export type Act = {
  commandId: string | undefined;
  command: QueueCommand | 'SetOrder';
  /** Columns of the entry that must be the same when repeated. */
  about: Partial<Pick<EntryRow, 'id' | 'person_id' | 'specialty_id' | 'reason'>>;
  /** The reason of the command itself. */
  reason?: string | undefined;
};

/**
 * Does an action once per id, and answers repetitions with the current state. Of two simultaneous ones the
 * second is refused by the entry or the unique index, and finds the first one's event.
 */
export async function doOnce(
  context: GuardQueue,
  actor: Pick<Actor, 'accountId'>,
  act: Act,
  perform: () => Promise<QueueEntry>,
): Promise<QueueEntry> {
  const done = await answerAgain(context, actor, act);
  if (done) return done;
  try {
    return await perform();
  } catch (error) {
    const meanwhile = await answerAgain(context, actor, act);
    if (meanwhile) return meanwhile;
    throw error;
  }
}

/** The current entry, if the action was done under this id. */
async function answerAgain(
  context: GuardQueue,
  { accountId }: Pick<Actor, 'accountId'>,
  { commandId, command, about, reason }: Act,
): Promise<QueueEntry | undefined> {
  const event = commandId && (await context.entryWrites.findCommand(accountId, commandId));
  if (!event) return undefined;
  const entry = await context.entries.findById(event.queue_id);
  // A professional who has since lost the entry may see no more of it than others.
  const isPatient = entry?.account_id === accountId;
  if (!entry || !(isPatient || entry.professional_id === accountId))
    throw refuse('guard-queue.entry-not-found');
  const isSame =
    event.command === command && event.reason === (reason ?? null) && matches(entry, about);
  if (!isSame) throw refuseKernel('request.idempotency-mismatch');
  const place = entry.phase === 'WAITING' ? await context.line.positionOf(entry) : null;
  return context.present(entry, isPatient ? 'patient' : 'holder', place);
}

const matches = (entry: EntryRow, about: Act['about']): boolean =>
  Object.entries(about).every(([name, value]) => entry[name as keyof EntryRow] === value);
