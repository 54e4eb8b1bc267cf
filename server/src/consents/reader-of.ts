import type { Actor } from '../platform/http/actor.ts';

/** The account that answers for patients, from whom a consultation may be held back; null for any other. */
export const readerOf = ({ role, accountId }: Actor): string | null =>
  role === 'PATIENT' ? accountId : null;
