import {
  STUDIES_MAX,
  STUDIES_MAX_BYTES,
  STUDY_MAX_BYTES,
  type StudyFile,
} from '@app/contract/profiles';
import { recordAudit } from '../audit/index.ts';
import type { FileSealer } from '../platform/files/file-sealer.ts';
import type { Actor } from '../platform/http/actor.ts';
import { refuseKernel } from '../platform/http/problem-handler.ts';
import { openedFile, sealedFile } from './keep-file.ts';
import { refuse } from './profiles.refusals.ts';
import type { Profiles } from './profiles.ts';
import {
  type FileFacts,
  type FileOwner,
  storedFilesRepository,
} from './stored-files.repository.ts';

/** What keeping files needs. */
export type Files = Pick<Profiles, 'database' | 'findPersonOfAccount'> & { sealer: FileSealer };

const STUDY_FILES = ['pdf', 'doc', 'docx', 'jpg', 'png'] as const;

/** The studies of a medical history, or of one that is being written. */
export async function listStudies(files: Files, actor: Actor, subject: string) {
  const owner = await ownerOf(files, actor, subject);
  return (await storedFilesRepository(files.database).list(owner)).map(presentStudy);
}

/** Attaches a study: what it is decides its content, never its name (D-25). */
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
    const total = present.reduce((sum, { size }) => sum + size, file.size);
    if (present.length >= STUDIES_MAX || total > STUDIES_MAX_BYTES) {
      throw refuse('profiles.too-many-files');
    }
    return presentStudy(await stored.insert(file));
  });
}

/** Takes a study away: gone if nobody saw it, hidden if it belongs to the record by now (K14). */
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
  if (!(await stored.deleteUnseen(id))) await stored.hide(id);
}

type Readers = {
  isOwnPerson: (actor: Actor, personId: string) => Promise<boolean>;
  /** Whether a professional may read a patient's record now; decided above, where records are. */
  requireRecordAccess: (actor: Actor, personId: string) => Promise<unknown>;
};

/** The bytes of a study, for whoever answers for the patient or may read the record (K13). */
export async function readStudy(files: Files, actor: Actor, id: string, readers: Readers) {
  const stored = storedFilesRepository(files.database);
  const row = await stored.find(id);
  if (row?.purpose !== 'study') throw refuseKernel('request.not-found');
  const isOwn =
    row.person_id === null
      ? row.account_id === actor.accountId
      : actor.role === 'PATIENT' && (await readers.isOwnPerson(actor, row.person_id));
  if (!isOwn) {
    if (row.person_id === null || actor.role === 'PATIENT') throw refuseKernel('request.not-found');
    await readers.requireRecordAccess(actor, row.person_id);
    await stored.markSeen(id);
  }
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

async function ownerOf(files: Files, { accountId }: Actor, subject: string): Promise<FileOwner> {
  if (subject === 'new-member') return { account_id: accountId, subject, person_id: null };
  const person_id =
    subject === 'own' ? ((await files.findPersonOfAccount(accountId))?.id ?? null) : subject;
  return { account_id: accountId, subject, person_id };
}

const presentStudy = ({ created_at, ...facts }: FileFacts): StudyFile => ({
  ...facts,
  creation_date: created_at.toISOString(),
});
