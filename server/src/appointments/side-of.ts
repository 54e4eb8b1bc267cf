import type { AuditEntry } from '../audit/index.ts';
import type { Actor } from '../platform/http/actor.ts';
import { refuseKernel } from '../platform/http/problem-handler.ts';

/** On whose side somebody acts. */
export type Side = 'PATIENT' | 'PROFESSIONAL' | 'STAFF';

/** The side of who books, moves or cancels; a pharmacy has none. */
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

/** For what the audit log says that a side acts, in the codes of HL7. */
export const purposeOf = (actor: Pick<Actor, 'role'>) => PURPOSES[sideOf(actor)];
