import type { QueueEntry, VisitCommand } from '@app/contract/visits';
import type { Actor } from '../platform/http/actor.ts';
import { refuseKernel } from '../platform/http/problem-handler.ts';
import type { VisitRow } from './rows/visit-rows.ts';
import { refuse } from './visits.refusals.ts';
import type { VisitsContext } from './visits-context.ts';

/** The action of a command id; the same id for another action is refused (requirement: command done once). */
export type Act = {
  commandId: string | undefined;
  command: VisitCommand | 'SetOrder';
  /** Columns of the visit that must be the same when repeated. */
  about: Partial<Pick<VisitRow, 'id' | 'person_id' | 'specialty_id' | 'reason'>>;
  /** The reason of the command itself. */
  reason?: string | undefined;
};

/**
 * Does an action once per id, and answers repetitions with the current state. The second of two simultaneous
 * ones is refused by the visit or the unique index, and finds the first one's event.
 */
export async function doOnce(
  context: VisitsContext,
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

/** The current visit, if the action was done under this id. */
async function answerAgain(
  context: VisitsContext,
  { accountId }: Pick<Actor, 'accountId'>,
  { commandId, command, about, reason }: Act,
): Promise<QueueEntry | undefined> {
  const event = commandId && (await context.visitWrites.findCommand(accountId, commandId));
  if (!event) return undefined;
  const visit = await context.visits.findById(event.visit_id);
  // A professional who has lost the visit since then may see no more of it than others.
  const isPatient = visit?.account_id === accountId;
  if (!visit || !(isPatient || visit.professional_id === accountId))
    throw refuse('visits.entry-not-found');
  const isSame =
    event.command === command && event.reason === (reason ?? null) && matches(visit, about);
  if (!isSame) throw refuseKernel('request.idempotency-mismatch');
  const place = visit.phase === 'WAITING' ? await context.line.positionOf(visit) : null;
  return context.present(visit, isPatient ? 'patient' : 'holder', place);
}

const matches = (visit: VisitRow, about: Act['about']): boolean =>
  Object.entries(about).every(([name, value]) => visit[name as keyof VisitRow] === value);
