import type { FailedCallNotes } from '@app/contract/consultations';
import { lateSince } from '../../guard-queue/index.ts';
import { statement } from '../../platform/database/statement.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { DraftRow } from '../consultations.repository.ts';
import type { Consultations } from '../consultations.ts';
import { presentDraft } from './draft.ts';

type Row = DraftRow & { first_name: string; last_name: string; started_at: Date | null };

/** Drafts of the author $1 whose visit a technical failure ended since $2. */
const failedCalls = statement<Row>(
  `select draft.*, entry.first_name, entry.last_name, entry.started_at
   from consultation_draft draft join guard_queue_entry entry on entry.id = draft.queue_id
   where draft.author_id = $1 and draft.finished_at is null
     and entry.phase = 'ERROR' and entry.status = 'ERROR' and entry.closed_at > $2
   order by entry.closed_at desc, entry.id`,
);

/** What a professional wrote before a call failed: it is no record, and for a day it is not lost either. */
export async function readFailedCallNotes(
  { database, clock, licences }: Consultations,
  actor: Actor,
): Promise<FailedCallNotes[]> {
  await licences.requireVerified(actor);
  const rows = await failedCalls(database, actor.accountId, lateSince(clock.now()));
  return rows.map(({ first_name, last_name, started_at, ...draft }) => ({
    ...presentDraft(draft),
    first_name,
    last_name,
    startedDate: started_at?.toISOString() ?? null,
  }));
}
