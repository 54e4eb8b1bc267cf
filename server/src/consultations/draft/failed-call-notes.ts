import type { FailedCallNotes } from '@app/contract/consultations';
import { recordListed } from '../../audit/index.ts';
import { statement } from '../../platform/database/statement.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { lateSince } from '../../visits/index.ts';
import type { DraftRow } from '../consultation-rows.ts';
import type { Consultations } from '../consultations.ts';
import { presentDraft } from './draft.ts';

type Row = DraftRow & {
  person_id: string;
  first_name: string;
  last_name: string;
  started_at: Date | null;
};

/** Drafts of an author whose visits a technical failure ended since then. */
const failedCalls = statement<{ authorId: string; since: Date }, Row>(
  ({ authorId, since }) => `select draft.*, entry.person_id, entry.first_name, entry.last_name,
     entry.started_at
   from consultation_draft draft join visit entry on entry.id = draft.visit_id
   where draft.author_id = ${authorId} and draft.finished_at is null
     and entry.phase = 'ERROR' and entry.status = 'ERROR' and entry.closed_at > ${since}
   order by entry.closed_at desc, entry.id`,
);

/**
 * Returns what a professional wrote before a call failed: not a record, but available for a day. The home asks for it
 * at every load; who may not attend today has none
 * (requirement: no refusal where nothing is wrong).
 */
export async function readFailedCallNotes(
  { database, clock, licences }: Consultations,
  actor: Actor,
): Promise<FailedCallNotes[]> {
  if (!(await licences.mayAttend(actor.accountId))) return [];
  const since = lateSince(clock.now());
  const rows = await failedCalls(database, { authorId: actor.accountId, since });
  await recordListed(
    database,
    actor,
    { type: 'failed-call-notes.read', purpose: 'TREAT', entity_type: 'visit', rule: 'author' },
    rows.map(({ person_id, visit_id }) => ({ patientId: person_id, entityId: visit_id })),
  );
  return rows.map(({ first_name, last_name, started_at, ...draft }) => ({
    ...presentDraft(draft),
    first_name,
    last_name,
    startedDate: started_at?.toISOString() ?? null,
  }));
}
