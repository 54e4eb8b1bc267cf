import type { correctionSchema } from '@app/contract/own-data';
import type { z } from 'zod';
import type { Actor } from '../platform/http/actor.ts';
import { refuseKernel } from '../platform/http/problem-handler.ts';
import { newId } from '../platform/ids.ts';
import { aboutWhom, ask } from './ask-about-data.ts';
import { correctionAsked } from './own-data.copy.ts';
import type { OwnData } from './own-data-context.ts';

type Correction = z.output<typeof correctionSchema>;

/**
 * Asks for a correction of a record. The record does not change: its author reads the request and may add an
 * addendum, and the medical director answers (requirement: correction by addendum).
 */
export async function askCorrection(
  context: OwnData,
  actor: Actor,
  personId: string,
  { visitId, wrong, wanted }: Correction,
): Promise<{ requestId: string }> {
  await context.familyGroup.requireOwnPerson(actor, personId);
  const record = await context.records.findByQueueId(visitId);
  const own = record?.person_id === personId ? record : undefined;
  await context.records.requireAccess(
    actor,
    own?.person_id,
    { type: 'correction.asked', entityType: 'visit', entityId: visitId },
    own && { author_id: own.author_id, contentsOf: own.id },
  );
  if (!own) throw refuseKernel('request.not-found');
  const told: (() => Promise<void>)[] = [];
  const asked = await ask(
    context,
    actor,
    {
      kind: 'CORRECTION',
      personId,
      about: visitId,
      visit_id: visitId,
      details: {
        ...(await aboutWhom(context, actor, personId)),
        text: wrong,
        wanted,
        visitId,
      },
    },
    async (transaction) => {
      const row = await context.notifications.add(transaction, {
        account_id: own.author_id,
        event: 'correction.asked',
        event_key: newId(),
        ...correctionAsked(own.created_at, wrong, wanted),
        entity_type: null,
        entity_id: null,
        visit_id: null,
      });
      if (row) told.push(() => context.notifications.push(row));
    },
  );
  for (const tell of told) await tell();
  return asked;
}
