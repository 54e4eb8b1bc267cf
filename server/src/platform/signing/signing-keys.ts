import { X509Certificate } from 'node:crypto';

/** The key that signs the clinic's documents and the certificate that shows it, as PEM text. */
export type SigningKeys = { certificatePem: string; privateKeyPem: string };

/** Whom the certificate names. */
export type SigningSubject = { commonName: string; organization: string };

/** The keys of one PEM text that holds both. */
export function readSigningKeys(pem: string): SigningKeys {
  return {
    certificatePem: pemBlock(pem, 'CERTIFICATE'),
    privateKeyPem: pemBlock(pem, 'PRIVATE KEY'),
  };
}

/** RSA with SHA-256: what every PDF reader checks. */
export const SIGNATURE_ALGORITHM = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' } as const;

function pemBlock(pem: string, label: string): string {
  const [block] = new RegExp(`-----BEGIN ${label}-----[^-]+-----END ${label}-----`).exec(pem) ?? [];
  if (!block) throw new Error(`the signing keys hold no ${label}`);
  return `${block}\n`;
}

/** The name of a key: the fingerprint of the certificate that shows it. */
export const keyIdOf = ({ certificatePem }: SigningKeys): string =>
  new X509Certificate(certificatePem).fingerprint256.replaceAll(':', '').toLowerCase();
