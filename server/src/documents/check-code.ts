import { randomBytes } from 'node:crypto';
import { verificationLink } from '@app/contract/documents';
import type { DocumentBase } from './document-data.ts';

const CHECK_CODE_BYTES = 8;

/** Creates a short code for a document without a CUIR, and the link that checks it. */
export function newCheckCode({ verificationAddress }: Pick<DocumentBase, 'verificationAddress'>) {
  const checkCode = randomBytes(CHECK_CODE_BYTES).toString('hex').toUpperCase();
  return { checkCode, verificationLink: verificationLink(verificationAddress, checkCode) };
}
