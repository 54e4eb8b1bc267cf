import type { Viewer } from './session-source.ts';

const STAFF_HOMES = { ADMIN: '/admin', MEDICAL_DIRECTOR: '/admin', PHARMACY: '/farmacia' } as const;

export const PROFILE = '/registro-completo';

/** The home of each person: the profile until it is complete, then the role's home. */
export function homeOf({ role, full_profile }: Viewer): string {
  if (role !== 'PATIENT' && role !== 'PROFESSIONAL') return STAFF_HOMES[role];
  if (!full_profile) return PROFILE;
  return role === 'PATIENT' ? '/paciente' : '/profesional';
}
