import type { Viewer } from './session-source.ts';

const STAFF_HOMES = { ADMIN: '/admin', MEDICAL_DIRECTOR: '/admin', PHARMACY: '/farmacia' } as const;

/** Where each person lands after logging in: the profile until it is complete, then the role's home. */
export function homeOf({ role, full_profile }: Viewer): string {
  if (role !== 'PATIENT' && role !== 'PROFESSIONAL') return STAFF_HOMES[role];
  if (!full_profile) return '/registro-completo';
  return role === 'PATIENT' ? '/paciente' : '/profesional';
}
