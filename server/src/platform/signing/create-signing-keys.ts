import { randomBytes, webcrypto } from 'node:crypto';
import * as asn1js from 'asn1js';
import * as pkijs from 'pkijs';
import { SIGNATURE_ALGORITHM, type SigningKeys, type SigningSubject } from './signing-keys.ts';

/**
 * Creates a key pair with a self-signed certificate, valid as long as records are kept
 * (requirement: ten years).
 */
export async function createSigningKeys(subject: SigningSubject, now: Date): Promise<SigningKeys> {
  const pair = await webcrypto.subtle.generateKey(
    {
      ...SIGNATURE_ALGORITHM,
      modulusLength: 3072,
      publicExponent: new Uint8Array([1, 0, 1]),
    },
    true,
    ['sign', 'verify'],
  );
  const certificate = await selfSigned(pair, subject, now);
  const key = await webcrypto.subtle.exportKey('pkcs8', pair.privateKey);
  return {
    certificatePem: toPem('CERTIFICATE', certificate.toSchema().toBER()),
    privateKeyPem: toPem('PRIVATE KEY', key),
  };
}

const YEARS_VALID = 20;
const KEY_USAGE = '2.5.29.15';
const BASIC_CONSTRAINTS = '2.5.29.19';
// First two bits: digitalSignature and nonRepudiation.
const SIGNS_DOCUMENTS = new Uint8Array([0b1100_0000]);

async function selfSigned(pair: webcrypto.CryptoKeyPair, subject: SigningSubject, now: Date) {
  const certificate = new pkijs.Certificate();
  certificate.version = 2;
  certificate.serialNumber = new asn1js.Integer({ valueHex: positive(randomBytes(16)) });
  for (const name of [certificate.subject, certificate.issuer]) {
    name.typesAndValues.push(...nameOf(subject));
  }
  certificate.notBefore.value = now;
  certificate.notAfter.value = new Date(now);
  certificate.notAfter.value.setUTCFullYear(now.getUTCFullYear() + YEARS_VALID);
  certificate.extensions = [
    extension(BASIC_CONSTRAINTS, new pkijs.BasicConstraints({ cA: false }).toSchema()),
    extension(KEY_USAGE, new asn1js.BitString({ valueHex: SIGNS_DOCUMENTS, unusedBits: 6 })),
  ];
  await certificate.subjectPublicKeyInfo.importKey(pair.publicKey);
  await certificate.sign(pair.privateKey, SIGNATURE_ALGORITHM.hash);
  return certificate;
}

const COMMON_NAME = '2.5.4.3';
const ORGANIZATION = '2.5.4.10';
const COUNTRY = '2.5.4.6';

const nameOf = ({ commonName, organization }: SigningSubject) => [
  attribute(COUNTRY, new asn1js.PrintableString({ value: 'AR' })),
  attribute(ORGANIZATION, new asn1js.Utf8String({ value: organization })),
  attribute(COMMON_NAME, new asn1js.Utf8String({ value: commonName })),
];

const attribute = (type: string, value: asn1js.PrintableString | asn1js.Utf8String) =>
  new pkijs.AttributeTypeAndValue({ type, value });

const extension = (extnID: string, content: asn1js.BaseBlock) =>
  new pkijs.Extension({ extnID, critical: true, extnValue: content.toBER() });

// A serial number is a positive integer without leading zeros.
function positive(bytes: Buffer): Uint8Array {
  const serial = new Uint8Array(bytes);
  serial[0] = ((serial[0] ?? 0) & 0b0111_1111) | 0b0100_0000;
  return serial;
}

const LINE = /.{1,64}/g;

const toPem = (label: string, der: ArrayBuffer) => {
  const lines = Buffer.from(der).toString('base64').match(LINE) ?? [];
  return `-----BEGIN ${label}-----\n${lines.join('\n')}\n-----END ${label}-----\n`;
};
