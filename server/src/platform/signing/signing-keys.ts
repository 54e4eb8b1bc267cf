import { randomUUID, X509Certificate } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The key that signs the clinic's documents and the certificate that shows it, as PEM text. */
export type SigningKeys = { certificatePem: string; privateKeyPem: string };

/** Whom the certificate names. */
export type SigningSubject = { commonName: string; organization: string };

const FILE_NAME = 'document-signer.pem';

/** The keys kept in a directory; made the first time, so that documents can be checked for years. */
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

/** The keys of one PEM text that holds both. */
export function readSigningKeys(pem: string): SigningKeys {
  return {
    certificatePem: pemBlock(pem, 'CERTIFICATE'),
    privateKeyPem: pemBlock(pem, 'PRIVATE KEY'),
  };
}

/** RSA with SHA-256: what every PDF reader checks. */
export const SIGNATURE_ALGORITHM = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' } as const;

// Linking fails where the file exists: of two processes that start together, both use the first one's keys.
async function keepNewKeys(file: string, subject: SigningSubject, now: Date): Promise<string> {
  // Needed once in the life of an installation: nothing else loads what makes certificates.
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

function pemBlock(pem: string, label: string): string {
  const [block] = new RegExp(`-----BEGIN ${label}-----[^-]+-----END ${label}-----`).exec(pem) ?? [];
  if (!block) throw new Error(`the signing keys hold no ${label}`);
  return `${block}\n`;
}

/** The name of a key: the fingerprint of the certificate that shows it. */
export const keyIdOf = ({ certificatePem }: SigningKeys): string =>
  new X509Certificate(certificatePem).fingerprint256.replaceAll(':', '').toLowerCase();
