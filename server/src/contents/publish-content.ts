import type { ActOutcome } from '@app/contract/approvals';
import {
  type ContentKind,
  type ContentVersion,
  firstContents,
  isAccepted,
  type PageKind,
} from '@app/contract/contents';
import { requireStepUp } from '../accounts/index.ts';
import type { CarryOut } from '../approvals/index.ts';
import type { DatabaseTransaction } from '../platform/database/database.ts';
import type { Row } from '../platform/database/rows.ts';
import type { Actor } from '../platform/http/actor.ts';
import { refuse } from './contents.refusals.ts';
import { contentsRepository } from './contents.repository.ts';
import type { Contents } from './contents-context.ts';
import { versionsOf } from './read-contents.ts';

type DraftRow = Row<'content_draft'>;

/** Publishes the draft that was read, at once or after a second person's approval (requirement: second person). */
export async function publishContent(
  contents: Contents,
  actor: Actor,
  kind: ContentKind,
  { reason, version }: { reason: string; version: number },
): Promise<ActOutcome> {
  requireStepUp(actor, contents.clock.now());
  const draft = await contentsRepository(contents.database).findDraft(kind);
  const [inForce] = await versionsOf(contents, kind);
  if (!draft || isSame(draft, inForce)) throw refuse('contents.nothing-to-publish');
  if (draft.version !== version) throw refuse('contents.changed-meanwhile');
  return contents.approvals.propose(actor, {
    kind: 'PUBLISH_TEXT',
    subjectId: draft.id,
    subject: `${draft.title}, versión ${(inForce?.version ?? 0) + 1}`,
    payload: { content: { kind, version } },
    reason,
  });
}

const isSame = (draft: DraftRow, inForce: ContentVersion | undefined): boolean =>
  draft.body === inForce?.body && draft.title === inForce.title;

/** Publishes a draft as a new version; earlier versions never change. */
export const carryOutPublication =
  (contents: Contents): CarryOut =>
  async (transaction, actor, { subjectId, payload: { content } }) => {
    const drafts = contentsRepository(transaction);
    const draft = content && (await drafts.takeDraft(subjectId, content.version));
    if (!draft) throw refuse('contents.changed-meanwhile');
    const { kind, title, body, changes } = draft;
    const published_by = actor.accountId;
    if (isAccepted(kind))
      await contents.consents.publish(transaction, { kind, title, body, changes, published_by });
    else await publishForPage(contents, transaction, kind, draft, published_by);
    return async () => {};
  };

/** The second version also stores the first, which came with the product. */
async function publishForPage(
  { clock, consents }: Contents,
  transaction: DatabaseTransaction,
  kind: PageKind,
  { title, body, changes }: DraftRow,
  published_by: string,
): Promise<void> {
  const texts = contentsRepository(transaction);
  const first = { kind, version: 1, ...firstContents[kind], changes: '' };
  await texts.insertVersion({ ...first, published_at: null, published_by: null });
  const [latest] = await versionsOf({ consents, database: transaction }, kind);
  await texts.insertVersion({
    kind,
    title,
    body,
    changes,
    version: (latest?.version ?? 1) + 1,
    published_at: clock.now(),
    published_by,
  });
}
