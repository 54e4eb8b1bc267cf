import { createHash, randomBytes } from 'node:crypto';
import { NIL, v7 } from 'uuid';

/** A new identifier that grows with time. It is never a secret. */
export const newId = (): string => v7();

/** The identifier that nothing has. */
export const NO_ID: string = NIL;

const SECRET_BYTES = 32;

/** 256 random bits for cookies, keys and tickets. */
export const newSecret = (): string => randomBytes(SECRET_BYTES).toString('base64url');

/** Secrets are stored as hashes only (requirement: session row). */
export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();
