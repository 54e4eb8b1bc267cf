/** Signs documents, whatever the origin of the key. */
export type DocumentSigner = {
  /** Fingerprint of the certificate, stored with each document as evidence (requirement: signature evidence). */
  keyId: string;
  /** Returns the signed document. Its bytes are stored and served unchanged, never made again. */
  sign: (pdf: Buffer, at: Date) => Promise<Buffer>;
  /** Whether the document is unchanged since this signer signed it. */
  verify?: (pdf: Buffer) => Promise<boolean>;
};
