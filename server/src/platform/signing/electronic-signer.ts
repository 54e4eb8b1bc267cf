import { createPrivateKey, webcrypto, X509Certificate } from 'node:crypto';
import { plainAddPlaceholder } from '@signpdf/placeholder-plain';
import { SignPdf } from '@signpdf/signpdf';
import { Signer, SUBFILTER_ETSI_CADES_DETACHED } from '@signpdf/utils';
import type { DocumentSigner } from './document-signer.ts';
import {
  isPadesSignatureOf,
  padesSignature,
  readSigningCertificate,
  type SigningCertificate,
} from './pades.ts';
import { signatureLocation, signatureReason } from './signing.copy.ts';
import { keyIdOf, SIGNATURE_ALGORITHM, type SigningKeys } from './signing-keys.ts';

// Space for the certificate and a signature of 4096 bits.
const SIGNATURE_BYTES = 6144;

/** Signs electronically with the clinic's own key: PAdES-B-B, which PDF readers can verify. */
export async function createElectronicSigner(keys: SigningKeys): Promise<DocumentSigner> {
  const x509 = new X509Certificate(keys.certificatePem);
  const certificate = readSigningCertificate(x509.raw);
  const cms = new CmsSigner(certificate, await importKey(keys.privateKeyPem));
  const name = commonNameOf(x509);

  return {
    keyId: keyIdOf(keys),
    sign: (pdf, at) => new SignPdf().sign(spelled(withPlaceholder(pdf, name, at)), cms, at),
    verify: (pdf) => isIntact(pdf, certificate),
  };
}

class CmsSigner extends Signer {
  readonly #certificate: SigningCertificate;
  readonly #key: webcrypto.CryptoKey;

  constructor(certificate: SigningCertificate, key: webcrypto.CryptoKey) {
    super();
    this.#certificate = certificate;
    this.#key = key;
  }

  override sign(content: Buffer): Promise<Buffer> {
    return padesSignature(content, this.#certificate, this.#key);
  }
}

const withPlaceholder = (pdfBuffer: Buffer, name: string, signingTime: Date) =>
  plainAddPlaceholder({
    pdfBuffer,
    name,
    signingTime,
    reason: signatureReason,
    location: signatureLocation,
    contactInfo: '',
    signatureLength: SIGNATURE_BYTES,
    subFilter: SUBFILTER_ETSI_CADES_DETACHED,
  });

// The placeholder encodes its texts twice, which breaks accents. Corrected in place and padded with
// blanks, since the positions of the following objects are already written.
function spelled(pdf: Buffer): Buffer {
  const start = pdf.lastIndexOf('/Reason ');
  const end = pdf.indexOf('/Prop_Build', start);
  const once = Buffer.from(pdf.toString('utf8', start, end), 'latin1');
  const blanks = Buffer.alloc(end - start - once.length, ' ');
  return Buffer.concat([pdf.subarray(0, start), once, blanks, pdf.subarray(end)]);
}

const BYTE_RANGE = /\/ByteRange \[0 (\d+) (\d+) (\d+) *\]/g;

async function isIntact(pdf: Buffer, certificate: SigningCertificate): Promise<boolean> {
  const range = [...pdf.toString('latin1').matchAll(BYTE_RANGE)].at(-1)?.slice(1).map(Number);
  const [start = 0, resume = 0, rest = 0] = range ?? [];
  if (!range || resume + rest !== pdf.length) return false;

  const content = Buffer.concat([pdf.subarray(0, start), pdf.subarray(resume)]);
  const padded = Buffer.from(pdf.toString('latin1', start + 1, resume - 1), 'hex');
  return await isPadesSignatureOf(padded, content, certificate).catch(() => false);
}

const importKey = (pem: string) =>
  webcrypto.subtle.importKey(
    'pkcs8',
    createPrivateKey(pem).export({ type: 'pkcs8', format: 'der' }),
    SIGNATURE_ALGORITHM,
    false,
    ['sign'],
  );

const commonNameOf = ({ subject }: X509Certificate) => /^CN=(.*)$/m.exec(subject)?.[1] ?? subject;
