import { IMAGE_MAX_BYTES, type ProfileImage, type ProfileImages } from '@app/contract/profiles';
import type { Database } from '../../platform/database/database.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { fileChangesRepository } from './file-changes.repository.ts';
import { type Files, openedFile, type SealedUpload, sealedFile } from './keep-file.ts';
import { storedFilesRepository } from './stored-files.repository.ts';

const PICTURES = ['jpg', 'png'] as const;
const OWN = 'own';

/** Returns the caller's photo and signature as base64. */
export async function readImages(
  files: Pick<Files, 'database' | 'sealer'>,
  accountId: string,
): Promise<ProfileImages> {
  const [photo_encode, sign_photo] = await Promise.all([
    readImage(files, accountId, 'photo'),
    readImage(files, accountId, 'signature'),
  ]);
  return { photo_encode, sign_photo };
}

/** Returns an image of a professional as base64; nothing without one. */
export async function readImage(
  { database, sealer }: Pick<Files, 'database' | 'sealer'>,
  accountId: string,
  image: ProfileImage,
): Promise<string | null> {
  const row = await storedFilesRepository(database).findImage(accountId, image);
  return row ? openedFile(sealer, row).toString('base64') : null;
}

/** Replaces a photo or a signature. */
export async function saveImage(
  files: Files,
  { accountId }: Pick<Actor, 'accountId'>,
  image: ProfileImage,
  base64: string,
): Promise<void> {
  const file = await sealedImage(files, accountId, image, base64);
  await files.database.transaction().execute((transaction) => replaceImage(transaction, file));
}

/** Checks, re-encodes and seals an uploaded image. */
export const sealedImage = (
  { sealer }: Pick<Files, 'sealer'>,
  accountId: string,
  image: ProfileImage,
  base64: string,
): Promise<SealedUpload> =>
  sealedFile(sealer, { account_id: accountId, subject: OWN, person_id: null }, image, {
    base64,
    filename: image,
    allowed: PICTURES,
    max: IMAGE_MAX_BYTES,
  });

/**
 * Replaces an image; the earlier one stays for the documents that show it. It needs no antivirus: re-encoding
 * leaves no byte of the upload.
 */
export async function replaceImage(transaction: Database, file: SealedUpload): Promise<void> {
  const stored = storedFilesRepository(transaction);
  await stored.lockAccount(file.account_id);
  const before = await stored.findImage(file.account_id, file.purpose as ProfileImage);
  if (before) await fileChangesRepository(transaction).hide(before.id);
  await stored.insert({ ...file, state: 'AVAILABLE', review_asked_at: null });
}
