import { createHash, type webcrypto } from 'node:crypto';
import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';
import { SIGNATURE_ALGORITHM } from './signing-keys.ts';

const DATA = '1.2.840.113549.1.7.1';
const SIGNED_DATA = '1.2.840.113549.1.7.2';
const CONTENT_TYPE = '1.2.840.113549.1.9.3';
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4';
const SIGNING_CERTIFICATE_V2 = '1.2.840.113549.1.9.16.2.47';

/** A certificate, and how its signatures name it: by its hash. */
export type SigningCertificate = {
  raw: Buffer;
  parsed: pkijs.Certificate;
  reference: asn1js.Sequence;
};

/** Reads a certificate in DER once for all the documents that it signs. */
export const readSigningCertificate = (raw: Buffer): SigningCertificate => ({
  raw,
  parsed: pkijs.Certificate.fromBER(raw),
  reference: certificateReference(raw),
});

/** The CMS signature that PAdES-B-B adds to a document; it names its certificate by hash. */
export async function padesSignature(
  content: Buffer,
  certificate: SigningCertificate,
  key: webcrypto.CryptoKey,
): Promise<Buffer> {
  const signed = new pkijs.SignedData({
    version: 1,
    encapContentInfo: new pkijs.EncapsulatedContentInfo({ eContentType: DATA }),
    certificates: [certificate.parsed],
    signerInfos: [signerInfo(content, certificate)],
  });
  await signed.sign(key, 0, SIGNATURE_ALGORITHM.hash, content);
  const envelope = new pkijs.ContentInfo({
    contentType: SIGNED_DATA,
    content: signed.toSchema(true),
  });
  return Buffer.from(envelope.toSchema().toBER());
}

/** Whether the signature was made by this certificate over exactly this content. */
export async function isPadesSignatureOf(
  signature: Buffer,
  content: Buffer,
  certificate: SigningCertificate,
): Promise<boolean> {
  const envelope = pkijs.ContentInfo.fromBER(signature);
  const signed = new pkijs.SignedData({ schema: envelope.content });
  const isOurs = signed.certificates?.some(
    (one) => one instanceof pkijs.Certificate && der(one).equals(certificate.raw),
  );
  return isOurs === true && (await signed.verify({ signer: 0, data: bytes(content) }));
}

// The signing time is in the document's dictionary, so PAdES leaves it out of the attributes.
const signerInfo = (content: Buffer, { parsed, reference }: SigningCertificate) =>
  new pkijs.SignerInfo({
    version: 1,
    sid: new pkijs.IssuerAndSerialNumber({
      issuer: parsed.issuer,
      serialNumber: parsed.serialNumber,
    }),
    signedAttrs: new pkijs.SignedAndUnsignedAttributes({
      type: 0,
      attributes: [
        attribute(CONTENT_TYPE, new asn1js.ObjectIdentifier({ value: DATA })),
        attribute(MESSAGE_DIGEST, new asn1js.OctetString({ valueHex: sha256(content) })),
        attribute(SIGNING_CERTIFICATE_V2, reference),
      ],
    }),
  });

// SigningCertificateV2 contains a list of ESSCertIDv2, each with the hash of a certificate.
const certificateReference = (raw: Buffer) => {
  const hash = new asn1js.OctetString({ valueHex: sha256(raw) });
  return sequence(sequence(sequence(hash)));
};

const sequence = (value: asn1js.BaseBlock) => new asn1js.Sequence({ value: [value] });

const attribute = (type: string, value: asn1js.BaseBlock) =>
  new pkijs.Attribute({ type, values: [value] });

const der = (certificate: pkijs.Certificate) => Buffer.from(certificate.toSchema().toBER());

const sha256 = (content: Buffer): ArrayBuffer =>
  bytes(createHash('sha256').update(content).digest());

const bytes = (buffer: Buffer): ArrayBuffer => new Uint8Array(buffer).buffer;
