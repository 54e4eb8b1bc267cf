import { createHash, randomBytes } from 'node:crypto';
import type { ProfilesProblem } from '@app/contract/profiles';
import { checkFile, decodeBase64, type FileType } from '../../platform/files/check-file.ts';
import type { FileSealer } from '../../platform/files/file-sealer.ts';
import { type FileFault, RefusedFile } from '../../platform/files/refused-file.ts';
import { refuse } from '../profiles.refusals.ts';
import type { ProfilesContext } from '../profiles-context.ts';
import type { FileOwner, NewStoredFile, StoredFileRow } from './stored-files.repository.ts';

/** Dependencies of storing files. */
export type Files = Pick<ProfilesContext, 'clock' | 'database' | 'jobs' | 'scanner' | 'sealer'>;

const ID_BYTES = 16;

type Given = {
  base64: string;
  filename: string;
  allowed: readonly FileType[];
  /** In bytes, before and after re-encoding. */
  max: number;
};

/** A checked and sealed file; the code that stores it decides whether it may be opened at once. */
export type SealedUpload = Omit<NewStoredFile, 'state' | 'review_asked_at'>;

/** Checks an uploaded file and seals it, ready to be stored. */
export async function sealedFile(
  sealer: FileSealer,
  owner: FileOwner,
  purpose: StoredFileRow['purpose'],
  given: Given,
): Promise<SealedUpload> {
  const { bytes, type, mimetype } = await checked(given);
  const id = randomBytes(ID_BYTES).toString('base64url');
  return {
    ...sealer.seal(bytes, boundTo(id, owner.account_id)),
    ...owner,
    id,
    purpose,
    filename: named(given.filename, type),
    mimetype,
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  };
}

const PROBLEMS = {
  'type-refused': 'profiles.file-type-refused',
  broken: 'profiles.file-broken',
  locked: 'profiles.file-locked',
  'without-pages': 'profiles.file-without-pages',
  'image-too-large': 'profiles.image-too-large',
} as const satisfies Record<FileFault, ProfilesProblem>;

async function checked({ base64, allowed, max }: Given) {
  try {
    const bytes = decodeBase64(base64);
    if (bytes.length > max) throw refuse('profiles.file-too-large');
    const file = await checkFile(bytes, allowed);
    if (file.bytes.length > max) throw refuse('profiles.file-too-large');
    return file;
  } catch (error) {
    if (!(error instanceof RefusedFile)) throw error;
    throw refuse(PROBLEMS[error.fault]);
  }
}

/** Decrypts a stored file. */
export const openedFile = (sealer: FileSealer, row: StoredFileRow): Buffer =>
  sealer.open(row, boundTo(row.id, row.account_id));

/** What a sealed file is bound to: under another file or owner it does not open (requirement: sealed files). */
const boundTo = (id: string, accountId: string): string => `${id}:${accountId}`;

/** The name with the extension of the real type: an image named 'análisis.php' becomes 'análisis.jpg'. */
function named(filename: string, type: FileType): string {
  const stem = filename.replace(/\.[A-Za-z0-9]{1,5}$/, '');
  const own = filename.slice(stem.length + 1).toLowerCase();
  return own === type || (own === 'jpeg' && type === 'jpg') ? filename : `${stem}.${type}`;
}
