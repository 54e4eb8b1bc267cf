import type { ProfileDraft } from '@app/contract/profiles';
import type { Actor } from '../../platform/http/actor.ts';
import { fileChangesRepository } from '../files/file-changes.repository.ts';
import { profileWritesRepository } from '../profile-writes.repository.ts';
import { refuse } from '../profiles.refusals.ts';
import type { ProfilesContext } from '../profiles-context.ts';
import { type DraftRow, profileDraftsRepository } from './profile-drafts.repository.ts';

type Drafts = Pick<ProfilesContext, 'database'>;
type Save = { version: number; step: number; content: Record<string, unknown> };

/** Returns the unfinished draft of a profile; version 0 without one. */
export async function readDraft(
  { database }: Drafts,
  { accountId }: Actor,
  subject: string,
): Promise<ProfileDraft> {
  const [row, account] = await Promise.all([
    profileDraftsRepository(database).find(accountId, subject),
    subject === 'own' ? profileWritesRepository(database).findAccount(accountId) : undefined,
  ]);
  return presentDraft(subject, row, account);
}

/** Saves a step; a stale version is refused with the current one, so that nothing is lost (requirement: draft kept). */
export async function saveDraft(
  context: Drafts,
  actor: Actor,
  subject: string,
  { version, step, content }: Save,
): Promise<ProfileDraft> {
  const { accountId } = actor;
  const drafts = profileDraftsRepository(context.database);
  const saved = await drafts.save({ account_id: accountId, subject, step, content }, version);
  const current = await readDraft(context, actor, subject);
  if (!saved) throw refuse('profiles.stale-draft', undefined, { current });
  return { ...current, ...presentDraft(subject, saved, current) };
}

/** Deletes a draft; the profile stays as it was. */
export async function discardDraft(
  { database }: Drafts,
  { accountId }: Actor,
  subject: string,
): Promise<void> {
  await profileDraftsRepository(database).delete(accountId, subject);
  await fileChangesRepository(database).deleteUnfinished(accountId, subject);
}

type Known = { id_number: string | null; alias: string | null };

const presentDraft = (
  subject: string,
  row: DraftRow | undefined,
  account: Known | undefined,
): ProfileDraft => ({
  subject,
  version: row?.version ?? 0,
  step: row?.step ?? 1,
  content: row?.content ?? {},
  updatedAt: row?.updated_at.toISOString() ?? null,
  id_number: account?.id_number ?? null,
  alias: account?.alias ?? null,
});
