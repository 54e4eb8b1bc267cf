import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readSigningKeys, type SigningKeys, type SigningSubject } from './signing-keys.ts';

const FILE_NAME = 'document-signer.pem';

/** Loads the keys of a directory; creates them the first time, so that documents can be verified for years. */
export async function loadSigningKeys(
  directory: string,
  subject: SigningSubject,
  now: Date,
): Promise<SigningKeys> {
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const file = join(directory, FILE_NAME);
  const kept = await readIfThere(file);
  return readSigningKeys(kept ?? (await keepNewKeys(file, subject, now)));
}

// Linking fails if the file exists, so two processes that start together both use the first one's keys.
async function keepNewKeys(file: string, subject: SigningSubject, now: Date): Promise<string> {
  // Loaded only when an installation creates its certificate.
  const { createSigningKeys } = await import('./create-signing-keys.ts');
  const { certificatePem, privateKeyPem } = await createSigningKeys(subject, now);
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, certificatePem + privateKeyPem, { mode: 0o600, flag: 'wx' });
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
  return await readFile(file, 'utf8');
}

const readIfThere = (file: string): Promise<string | undefined> =>
  readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
