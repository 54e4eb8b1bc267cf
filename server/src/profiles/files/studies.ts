import {
  STUDIES_MAX,
  STUDIES_MAX_BYTES,
  STUDY_MAX_BYTES,
  type StudyFile,
} from '@app/contract/profiles';
import { type AuditEntry, recordAudit } from '../../audit/index.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { refuseKernel } from '../../platform/http/problem-handler.ts';
import { refuse } from '../profiles.refusals.ts';
import { profilesRepository } from '../profiles.repository.ts';
import { fileChangesRepository } from './file-changes.repository.ts';
import { type Files, openedFile, sealedFile } from './keep-file.ts';
import { askForReview } from './review-studies.ts';
import {
  type FileFacts,
  type FileHolder,
  type FileOwner,
  storedFilesRepository,
} from './stored-files.repository.ts';

const STUDY_FILES = ['pdf', 'doc', 'docx', 'jpg', 'png'] as const;

/** Lists the studies of a medical history or of a draft. */
export async function listStudies(files: Files, actor: Actor, subject: string) {
  const owner = await ownerOf(files, actor, subject);
  return (await storedFilesRepository(files.database).list(owner)).map(presentStudy);
}

/**
 * Attaches a study: its type depends on its content, never on its name. With an antivirus it waits for the
 * check.
 */
export async function uploadStudy(
  files: Files,
  actor: Actor,
  subject: string,
  { filename, base64 }: { filename: string; base64: string },
): Promise<StudyFile> {
  const owner = await ownerOf(files, actor, subject);
  const file = await sealedFile(files.sealer, owner, 'study', {
    base64,
    filename,
    allowed: STUDY_FILES,
    max: STUDY_MAX_BYTES,
  });
  return files.database.transaction().execute(async (transaction) => {
    const stored = storedFilesRepository(transaction);
    await stored.lockAccount(actor.accountId);
    const present = await stored.list(owner);
    if (!hasRoom(present, file.size)) throw refuse('profiles.too-many-files');
    await recordAudit(transaction, actor, changeOf('study.upload', owner, file.id));
    if (!files.scanner) {
      return presentStudy(
        await stored.insert({ ...file, state: 'AVAILABLE', review_asked_at: null }),
      );
    }
    const review_asked_at = files.clock.now();
    await askForReview(files.jobs, transaction, file.id, review_asked_at);
    return presentStudy(await stored.insert({ ...file, state: 'IN_REVIEW', review_asked_at }));
  });
}

/** Whether there is room for more; refused files take none (requirement: file limits). */
function hasRoom(present: readonly FileFacts[], more: number): boolean {
  const kept = present.filter(({ state }) => state !== 'REFUSED');
  const total = kept.reduce((sum, { size }) => sum + size, more);
  return kept.length < STUDIES_MAX && total <= STUDIES_MAX_BYTES;
}

/**
 * Removes a study: deletes it if nobody opened it, otherwise hides it, since it belongs to the record
 * (requirement: seen study stays).
 */
export async function removeStudy(
  files: Files,
  actor: Actor,
  subject: string,
  id: string,
): Promise<void> {
  const owner = await ownerOf(files, actor, subject);
  const stored = storedFilesRepository(files.database);
  const isOwn = (await stored.list(owner)).some((file) => file.id === id);
  if (!isOwn) throw refuseKernel('request.not-found');
  await files.database.transaction().execute(async (transaction) => {
    const changes = fileChangesRepository(transaction);
    if (!(await changes.deleteUnseen(id))) await changes.hide(id);
    await recordAudit(transaction, actor, changeOf('study.remove', owner, id));
  });
}

const changeOf = (
  type: 'study.upload' | 'study.remove',
  { person_id }: FileOwner,
  id: string,
): AuditEntry => ({
  type,
  action: type === 'study.upload' ? 'C' : 'D',
  purpose: 'PATRQT',
  patient_id: person_id,
  entity_type: 'stored_file',
  entity_id: id,
});

type Readers = {
  /** Requires that a professional may read a patient's record now. Passed in from records, in a higher layer. */
  requireRecordAccess: (actor: Actor, personId: string | undefined) => Promise<unknown>;
};

/** Returns the bytes of a study to those who act for the patient or may read the record. */
export async function readStudy(files: Files, actor: Actor, id: string, readers: Readers) {
  const stored = storedFilesRepository(files.database);
  const holder = await stored.findStudy(id);
  const isDraft = holder?.person_id === null && holder.account_id === actor.accountId;
  // Existing and missing studies take the same path, so the answer does not tell them apart.
  if (!isDraft) await readers.requireRecordAccess(actor, holder?.person_id ?? undefined);
  if (!holder) throw refuseKernel('request.not-found');
  const isOwn = isDraft || actor.role === 'PATIENT';
  const row = await stored.findAvailable(id);
  if (!row) throw refuseUnopened(holder);
  if (!isOwn) await fileChangesRepository(files.database).markSeen(id);
  await recordAudit(files.database, actor, {
    type: 'study.download',
    action: 'R',
    purpose: isOwn ? 'PATRQT' : 'TREAT',
    patient_id: row.person_id,
    entity_type: 'stored_file',
    entity_id: id,
  });
  return { bytes: openedFile(files.sealer, row), filename: row.filename, mimetype: row.mimetype };
}

/** Refuses a file that nobody may open yet, or that was refused (requirement: antivirus). */
const refuseUnopened = ({ state }: FileHolder) =>
  state === 'REFUSED' ? refuse('profiles.file-infected') : refuse('profiles.file-in-review');

async function ownerOf(files: Files, { accountId }: Actor, subject: string): Promise<FileOwner> {
  if (subject === 'new-member') return { account_id: accountId, subject, person_id: null };
  const person_id =
    subject === 'own'
      ? ((await profilesRepository(files.database).findPersonOfAccount(accountId))?.id ?? null)
      : subject;
  return { account_id: accountId, subject, person_id };
}

const presentStudy = ({ created_at, ...facts }: FileFacts): StudyFile => ({
  ...facts,
  creation_date: created_at.toISOString(),
});
