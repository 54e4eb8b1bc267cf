import type { Role } from '@app/contract/accounts';
import type { PersonSheet } from '@app/contract/people';
import type { OfferedAct } from './act-dialogs.copy.ts';

/** The acts that a member of staff can do on an account now; the server checks again. */
export function offeredActs(sheet: PersonSheet, role: Role | undefined): OfferedAct[] {
  const isOfStaff = ['ADMIN', 'MEDICAL_DIRECTOR', 'PHARMACY'].includes(sheet.role);
  const mayGiveRole = role === 'ADMIN' && isOfStaff && sheet.state !== 'DISABLED';
  const acts: OfferedAct[] = [
    ...verificationActs(sheet),
    ...accountActs(sheet),
    ...(mayGiveRole ? (['CHANGE_ROLE'] as const) : []),
    ...(role === 'ADMIN' && isAttended(sheet) ? (['OFFER_EXPORT'] as const) : []),
  ];
  return acts.filter((act) => !sheet.waiting.some(({ kind }) => kind === act));
}

function verificationActs({ professional }: PersonSheet): OfferedAct[] {
  switch (professional?.verification) {
    case 'PENDING_VERIFICATION':
    case 'OBSERVED':
      return ['VERIFY', 'OBSERVE'];
    case 'VERIFIED':
      return ['SUSPEND'];
    case 'SUSPENDED':
    case 'SUSPENDED_BY_REGISTRY':
      return ['LIFT_SUSPENSION'];
    default:
      return [];
  }
}

function accountActs({ state, secondFactor, sessions }: PersonSheet): OfferedAct[] {
  if (state === 'PENDING') return ['ACTIVATION_MAIL'];
  if (state === 'DISABLED') return ['REACTIVATE'];
  if (state !== 'ACTIVE') return [];
  return [
    'RESET_MAIL',
    ...(sessions > 0 ? (['END_SESSIONS'] as const) : []),
    ...(secondFactor ? (['REMOVE_SECOND_FACTOR'] as const) : []),
    'DEACTIVATE',
  ];
}

/** A patient with a profile, who can log in to download. */
const isAttended = ({ name, role, state }: PersonSheet): boolean =>
  role === 'PATIENT' && state === 'ACTIVE' && name !== null;
