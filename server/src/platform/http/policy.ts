import type { Caller, Who } from '@app/contract/kernel';
import type { Actor } from './actor.ts';

/** Every role, as calls name it. */
export const callerOf = {
  PATIENT: 'patient',
  PROFESSIONAL: 'professional',
  ADMIN: 'admin',
  MEDICAL_DIRECTOR: 'medicalDirector',
  PHARMACY: 'pharmacy',
} as const satisfies Record<Actor['role'], Caller>;

/** Whether a call names a role at all; under what it does is for the use case to look at. */
export const mayCall = (who: Who, role: Actor['role']): boolean =>
  who[callerOf[role]] !== undefined;
