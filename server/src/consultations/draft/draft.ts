import type { ConsultationDraft } from '@app/contract/consultations';
import type { Actor } from '../../platform/http/actor.ts';
import type { VisitRow } from '../../visits/index.ts';
import type { DraftRow } from '../consultation-rows.ts';
import { refuse } from '../consultations.refusals.ts';
import type { Consultations } from '../consultations.ts';

/** The last saved draft of a record; version 0 without one. */
export async function readDraft(
  context: Consultations,
  actor: Actor,
  queueId: string,
): Promise<ConsultationDraft> {
  await requireAttending(context, actor, queueId);
  const row = await context.drafts.find(queueId);
  if (row && row.author_id !== actor.accountId) return emptyDraft(queueId, context.clock.now());
  return row ? presentDraft(row) : emptyDraft(queueId, context.clock.now());
}

type Save = {
  version: number;
  content: Record<string, unknown>;
  claimEpoch?: number | null | undefined;
};

/** Saves over the version that was read; refuses a stale one and returns the current text. */
export async function saveDraft(
  context: Consultations,
  actor: Actor,
  queueId: string,
  { version, content, claimEpoch }: Save,
): Promise<ConsultationDraft> {
  const entry = await requireAttending(context, actor, queueId, claimEpoch);
  // Before the call starts the patient may still be taken by another professional.
  if (!entry.started_at) throw refuse('consultations.not-attending');
  const saved = await context.drafts.save(
    { visit_id: queueId, author_id: actor.accountId, content },
    version,
  );
  if (saved) return presentDraft(saved);
  throw await staleDraft(context, queueId);
}

/** Refuses a stale version with the current text; without it if the record is already stored. */
export async function staleDraft({ drafts }: Pick<Consultations, 'drafts'>, queueId: string) {
  const current = await drafts.find(queueId);
  if (current?.finished_at) return refuse('consultations.already-stored');
  return refuse('consultations.stale-draft', undefined, {
    current: current && presentDraft(current),
  });
}

/**
 * Returns an entry whose record the professional may write: called, in call, to be completed, or failed to
 * save.
 */
export async function requireAttending(
  { visits, licences }: Consultations,
  actor: Actor,
  queueId: string,
  claimEpoch?: number | null,
): Promise<VisitRow> {
  await licences.requireVerified(actor);
  const entry = await visits.requireClaim(actor, queueId, claimEpoch);
  if (entry.phase === 'WAITING' || entry.phase === 'QUIT')
    throw refuse('consultations.not-attending');
  return entry;
}

export const presentDraft = (row: DraftRow): ConsultationDraft => ({
  queueId: row.visit_id,
  version: row.version,
  content: row.content,
  updatedAt: row.updated_at.toISOString(),
});

const emptyDraft = (queueId: string, now: Date): ConsultationDraft => ({
  queueId,
  version: 0,
  content: {},
  updatedAt: now.toISOString(),
});
