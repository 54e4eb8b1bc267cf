import { createHash, type webcrypto } from 'node:crypto';
import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';
import { SIGNATURE_ALGORITHM } from './signing-keys.ts';

const DATA = '1.2.840.113549.1.7.1';
const SIGNED_DATA = '1.2.840.113549.1.7.2';
const CONTENT_TYPE = '1.2.840.113549.1.9.3';
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4';
const SIGNING_CERTIFICATE_V2 = '1.2.840.113549.1.9.16.2.47';

/** The CMS signature that PAdES-B-B adds to a document; it names its certificate by hash. */
export async function padesSignature(
  content: Buffer,
  certificate: pkijs.Certificate,
  key: webcrypto.CryptoKey,
): Promise<Buffer> {
  const signed = new pkijs.SignedData({
    version: 1,
    encapContentInfo: new pkijs.EncapsulatedContentInfo({ eContentType: DATA }),
    certificates: [certificate],
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
  certificate: pkijs.Certificate,
): Promise<boolean> {
  const envelope = pkijs.ContentInfo.fromBER(signature);
  const signed = new pkijs.SignedData({ schema: envelope.content });
  const isOurs = signed.certificates?.some(
    (one) => one instanceof pkijs.Certificate && der(one).equals(der(certificate)),
  );
  return isOurs === true && (await signed.verify({ signer: 0, data: bytes(content) }));
}

// The signing time is in the document's dictionary, so PAdES leaves it out of the attributes.
const signerInfo = (content: Buffer, certificate: pkijs.Certificate) =>
  new pkijs.SignerInfo({
    version: 1,
    sid: new pkijs.IssuerAndSerialNumber({
      issuer: certificate.issuer,
      serialNumber: certificate.serialNumber,
    }),
    signedAttrs: new pkijs.SignedAndUnsignedAttributes({
      type: 0,
      attributes: [
        attribute(CONTENT_TYPE, new asn1js.ObjectIdentifier({ value: DATA })),
        attribute(MESSAGE_DIGEST, new asn1js.OctetString({ valueHex: sha256(content) })),
        attribute(SIGNING_CERTIFICATE_V2, certificateReference(certificate)),
      ],
    }),
  });

// SigningCertificateV2 contains a list of ESSCertIDv2, each with the hash of a certificate.
const certificateReference = (certificate: pkijs.Certificate) => {
  const hash = new asn1js.OctetString({ valueHex: sha256(der(certificate)) });
  return sequence(sequence(sequence(hash)));
};

const sequence = (value: asn1js.BaseBlock) => new asn1js.Sequence({ value: [value] });

const attribute = (type: string, value: asn1js.BaseBlock) =>
  new pkijs.Attribute({ type, values: [value] });

const der = (certificate: pkijs.Certificate) => Buffer.from(certificate.toSchema().toBER());

const sha256 = (content: Buffer): ArrayBuffer =>
  bytes(createHash('sha256').update(content).digest());

const bytes = (buffer: Buffer): ArrayBuffer => new Uint8Array(buffer).buffer;
