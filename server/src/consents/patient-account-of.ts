import type { Actor } from '../platform/http/actor.ts';

/** The patient account from which a consultation may be withheld; null for any other role. */
export const patientAccountOf = ({ role, accountId }: Actor): string | null =>
  role === 'PATIENT' ? accountId : null;
