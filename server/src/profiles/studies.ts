import {
  STUDIES_MAX,
  STUDIES_MAX_BYTES,
  STUDY_MAX_BYTES,
  type StudyFile,
} from '@app/contract/profiles';
import { recordAudit } from '../audit/index.ts';
import type { Actor } from '../platform/http/actor.ts';
import { refuseKernel } from '../platform/http/problem-handler.ts';
import { fileChangesRepository } from './file-changes.repository.ts';
import { type Files, openedFile, sealedFile } from './keep-file.ts';
import { refuse } from './profiles.refusals.ts';
import { profilesRepository } from './profiles.repository.ts';
import { askForReview } from './review-studies.ts';
import {
  type FileFacts,
  type FileHolder,
  type FileOwner,
  storedFilesRepository,
} from './stored-files.repository.ts';

const STUDY_FILES = ['pdf', 'doc', 'docx', 'jpg', 'png'] as const;

/** The studies of a medical history, or of one that is being written. */
export async function listStudies(files: Files, actor: Actor, subject: string) {
  const owner = await ownerOf(files, actor, subject);
  return (await storedFilesRepository(files.database).list(owner)).map(presentStudy);
}

/** Attaches a study: what it is decides its content, never its name; where there is an antivirus it waits for it. */
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

/** Of a file that was refused nothing is kept: it takes no room (requirement: file limits). */
function hasRoom(present: readonly FileFacts[], more: number): boolean {
  const kept = present.filter(({ state }) => state !== 'REFUSED');
  const total = kept.reduce((sum, { size }) => sum + size, more);
  return kept.length < STUDIES_MAX && total <= STUDIES_MAX_BYTES;
}

/** Takes a study away: gone if nobody saw it, hidden if it belongs to the record by now (requirement: seen study stays). */
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
  const changes = fileChangesRepository(files.database);
  if (!(await changes.deleteUnseen(id))) await changes.hide(id);
}

type Readers = {
  /** Whether a professional may read a patient's record now; decided above, where records are. */
  requireRecordAccess: (actor: Actor, personId: string | undefined) => Promise<unknown>;
};

/** The bytes of a study, for whoever answers for the patient or may read the record. */
export async function readStudy(files: Files, actor: Actor, id: string, readers: Readers) {
  const stored = storedFilesRepository(files.database);
  const holder = await stored.findStudy(id);
  const isDraft = holder?.person_id === null && holder.account_id === actor.accountId;
  // One door for what is there and for what is not: neither is told from the other.
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

/** Why a file that is there is not handed out, to nobody (requirement: antivirus). */
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
