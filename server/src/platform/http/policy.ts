import type { Caller, Who } from '@app/contract/kernel';
import type { Actor } from './actor.ts';

/** Roles under their names in the contract. */
export const callerOf = {
  PATIENT: 'patient',
  PROFESSIONAL: 'professional',
  ADMIN: 'admin',
  MEDICAL_DIRECTOR: 'medicalDirector',
  PHARMACY: 'pharmacy',
} as const satisfies Record<Actor['role'], Caller>;

/** Whether a call names a role; its conditions are checked by the use case. */
export const mayCall = (who: Who, role: Actor['role']): boolean =>
  who[callerOf[role]] !== undefined;
