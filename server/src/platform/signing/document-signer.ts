/** What stands behind a signed document, whoever made the key. */
export type DocumentSigner = {
  /** Fingerprint of the certificate: kept with each document as evidence (requirement: signature evidence). */
  keyId: string;
  /** The document with its signature. The bytes are stored and served as they are, never made again. */
  sign: (pdf: Buffer, at: Date) => Promise<Buffer>;
  /** Whether the document is as this signer left it. */
  verify?: (pdf: Buffer) => Promise<boolean>;
};
