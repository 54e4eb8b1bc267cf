import type { StaffAct, StaffActKind } from '@app/contract/approvals';

/** Names of staff's acts, for their list and an account's history. */
export const actName: Record<StaffActKind, string> = {
  ACTIVATION_MAIL: 'Reenvío del correo de activación',
  RESET_MAIL: 'Envío del correo para cambiar la contraseña',
  DEACTIVATE: 'Desactivación de la cuenta',
  REACTIVATE: 'Reactivación de la cuenta',
  END_SESSIONS: 'Cierre de las sesiones',
  REMOVE_SECOND_FACTOR: 'Quita del segundo factor',
  VERIFY: 'Habilitación',
  OBSERVE: 'Observación del perfil',
  SUSPEND: 'Suspensión',
  LIFT_SUSPENSION: 'Fin de la suspensión',
  CREATE_ACCOUNT: 'Alta de la cuenta',
  CHANGE_ROLE: 'Cambio de rol',
  PUBLISH_TEXT: 'Publicación',
  OFFER_EXPORT: 'Copia de la historia clínica para descargar',
  PSEUDONYMISE: 'Supresión de los datos de la cuenta',
};

const STATE: Record<StaffAct['state'], string> = {
  WAITING: 'espera a otra persona',
  APPROVED: '',
  REJECTED: 'rechazada',
  EXPIRED: 'venció sin decisión',
  WITHDRAWN: 'retirada por quien la pidió',
};

export const roleName = {
  PATIENT: 'Paciente',
  PROFESSIONAL: 'Profesional',
  ADMIN: 'Operaciones',
  MEDICAL_DIRECTOR: 'Dirección técnica',
  PHARMACY: 'Farmacia',
} as const;

/** 'Suspensión (rechazada)'. */
export const actTitle = ({ kind, state }: Pick<StaffAct, 'kind' | 'state'>): string =>
  STATE[state] === '' ? actName[kind] : `${actName[kind]} (${STATE[state]})`;

/** Reason and details of an act, in one text. */
export const actReasons = ({ reason, details, rejection }: StaffAct): string =>
  [
    reason,
    details.evidence,
    details.link,
    details.observation,
    details.role && roleName[details.role],
    details.branch,
    rejection && `Rechazada: ${rejection}`,
  ]
    .filter(Boolean)
    .join('\n');
