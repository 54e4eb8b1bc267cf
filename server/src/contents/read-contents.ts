import {
  type Content,
  type ContentKind,
  type ContentSummary,
  type ContentVersion,
  contentKinds,
  firstContents,
  isAccepted,
} from '@app/contract/contents';
import type { Actor } from '../platform/http/actor.ts';
import { contentsRepository } from './contents.repository.ts';
import type { Contents } from './contents-context.ts';

type StoredVersion = {
  version: number;
  title: string;
  body: string;
  changes: string;
  published_at: Date | null;
  email: string | null;
};

const presentVersion = (row: StoredVersion): ContentVersion => ({
  version: row.version,
  title: row.title,
  body: row.body,
  changes: row.changes,
  publishedDate: row.published_at?.toISOString() ?? null,
  publishedBy: row.email,
});

/** All versions of a text, newest first; before the clinic's first change, only the product's. */
export async function versionsOf(
  { consents, database }: Pick<Contents, 'consents' | 'database'>,
  kind: ContentKind,
): Promise<ContentVersion[]> {
  if (isAccepted(kind)) {
    const rows = await consents.versions(kind);
    return rows.length > 0 ? rows.map(presentVersion) : [UNPUBLISHED];
  }
  const rows = await contentsRepository(database).versions(kind);
  return rows.length > 0 ? rows.map(presentVersion) : [firstVersion(firstContents[kind])];
}

const firstVersion = (text: Pick<ContentVersion, 'title' | 'body'>): ContentVersion => ({
  ...text,
  version: 1,
  changes: '',
  publishedDate: null,
  publishedBy: null,
});

/** Stands for a text without any version: an installation without the seed has no terms. */
const UNPUBLISHED: ContentVersion = { ...firstVersion({ title: '', body: '' }), version: 0 };

/** The product's texts, with the version in force and whether there is a draft. */
export async function readContents(contents: Contents): Promise<ContentSummary[]> {
  const drafts = await contentsRepository(contents.database).drafts();
  return Promise.all(
    contentKinds.map(async (kind) => {
      const [{ version, publishedDate } = UNPUBLISHED] = await versionsOf(contents, kind);
      return { kind, version, publishedDate, hasDraft: drafts.some((one) => one.kind === kind) };
    }),
  );
}

export async function readContent(
  contents: Contents,
  actor: Actor,
  kind: ContentKind,
): Promise<Content> {
  const [versions, draft] = await Promise.all([
    versionsOf(contents, kind),
    contentsRepository(contents.database).findDraft(kind),
  ]);
  const waiting = draft ? await contents.approvals.waitingFor(actor, draft.id) : [];
  return {
    kind,
    versions,
    draft: draft
      ? {
          title: draft.title,
          body: draft.body,
          changes: draft.changes,
          version: draft.version,
          savedBy: draft.email,
          savedDate: draft.saved_at.toISOString(),
        }
      : null,
    isWaiting: waiting.length > 0,
  };
}
