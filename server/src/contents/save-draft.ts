import {
  type Content,
  type ContentDraftEdit,
  type ContentKind,
  parseHelp,
  parseNumbers,
} from '@app/contract/contents';
import { recordAudit } from '../audit/index.ts';
import type { Actor } from '../platform/http/actor.ts';
import { newId } from '../platform/ids.ts';
import { refuse } from './contents.refusals.ts';
import { contentsRepository } from './contents.repository.ts';
import type { Contents } from './contents-context.ts';
import { readContent } from './read-contents.ts';

type Draft = NonNullable<Content['draft']>;

/** Saves a draft over the one that was read; the second of two editors is refused. */
export async function saveDraft(
  contents: Contents,
  actor: Actor,
  kind: ContentKind,
  edit: ContentDraftEdit,
  seen: number,
): Promise<Draft> {
  requireReadable(kind, edit.body);
  const draft = {
    ...edit,
    id: newId(),
    kind,
    saved_by: actor.accountId,
    saved_at: contents.clock.now(),
  };
  await contents.database.transaction().execute(async (transaction) => {
    const drafts = contentsRepository(transaction);
    const saved = await (seen === 0 ? drafts.insertDraft(draft) : drafts.updateDraft(draft, seen));
    if (!saved) throw refuse('contents.changed-meanwhile');
    await recordAudit(transaction, actor, {
      type: 'content.draft',
      action: 'U',
      purpose: 'HOPERAT',
      entity_type: 'content_draft',
      entity_id: kind,
    });
  });
  const { draft: stored } = await readContent(contents, actor, kind);
  if (!stored) throw refuse('contents.changed-meanwhile');
  return stored;
}

/** Refuses a text that could not be shown; only additional emergency numbers may be empty. */
function requireReadable(kind: ContentKind, body: string): void {
  if (kind === 'emergency-numbers') {
    const read = parseNumbers(body);
    if ('line' in read) throw refuse('contents.unreadable', String(read.line));
    return;
  }
  if (body === '') throw refuse('contents.unreadable', '1');
  if (kind !== 'help') return;
  const read = parseHelp(body);
  if ('fault' in read) throw refuse('contents.unreadable', String(read.fault.line));
}
