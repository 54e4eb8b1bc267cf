import { X509Certificate } from 'node:crypto';

/** The key that signs documents and its certificate, as PEM text. */
export type SigningKeys = { certificatePem: string; privateKeyPem: string };

/** The subject of the certificate. */
export type SigningSubject = { commonName: string; organization: string };

/** Reads both keys of a PEM text. */
export function readSigningKeys(pem: string): SigningKeys {
  return {
    certificatePem: pemBlock(pem, 'CERTIFICATE'),
    privateKeyPem: pemBlock(pem, 'PRIVATE KEY'),
  };
}

/** RSA with SHA-256, which every PDF reader supports. */
export const SIGNATURE_ALGORITHM = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' } as const;

function pemBlock(pem: string, label: string): string {
  const [block] = new RegExp(`-----BEGIN ${label}-----[^-]+-----END ${label}-----`).exec(pem) ?? [];
  if (!block) throw new Error(`the signing keys hold no ${label}`);
  return `${block}\n`;
}

/** The id of a key: the fingerprint of its certificate. */
export const keyIdOf = ({ certificatePem }: SigningKeys): string =>
  new X509Certificate(certificatePem).fingerprint256.replaceAll(':', '').toLowerCase();
