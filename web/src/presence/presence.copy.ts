import { licenceRefusals } from '../lib/readings/licence.copy.ts';

/** Texts of being on duty. */
export const presenceCopy = {
  label: 'Guardia',
  on: 'En guardia',
  off: 'Fuera de guardia',
  failed: 'Ocurrió un error al cambiar tu disponibilidad',
  leaveQuestion: '¿Querés salir de la guardia?',
  leaveDetail: 'Dejás de ver la fila. Si estabas llamando a un paciente, vuelve a su lugar.',
  leave: 'Salir de la guardia',
  enter: 'Entrar a la guardia',
  disconnected: 'Sin conexión con la guardia. Reconectando…',
} as const;

/** Refusals of going on duty. */
export const dutyRefusals: Readonly<Record<string, string>> = {
  ...licenceRefusals,
  'request.forbidden': 'Vas a poder atender cuando verifiquemos tu matrícula.',
};
