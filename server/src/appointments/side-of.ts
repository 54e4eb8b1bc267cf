import type { AuditEntry } from '../audit/index.ts';
import type { Actor } from '../platform/http/actor.ts';
import { refuseKernel } from '../platform/http/problem-handler.ts';

/** The side for which a person acts. */
export type Side = 'PATIENT' | 'PROFESSIONAL' | 'STAFF';

/** The side of the person who books, moves or cancels; a pharmacy has none. */
export function sideOf({ role }: Pick<Actor, 'role'>): Side {
  if (role === 'PATIENT' || role === 'PROFESSIONAL') return role;
  if (role === 'ADMIN' || role === 'MEDICAL_DIRECTOR') return 'STAFF';
  throw refuseKernel('request.forbidden');
}

const PURPOSES = {
  PATIENT: 'PATRQT',
  PROFESSIONAL: 'TREAT',
  STAFF: 'HOPERAT',
} as const satisfies Record<Side, AuditEntry['purpose']>;

/** The purpose of a side's action for the audit log, as an HL7 code. */
export const purposeOf = (actor: Pick<Actor, 'role'>) => PURPOSES[sideOf(actor)];
