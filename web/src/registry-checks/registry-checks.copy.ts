import type { IdentityFinding, LicenceFinding } from '@app/contract/registry-checks';
import { formatDate } from '../ui/format.ts';

export const registryCopy = {
  title: 'Registro de profesionales',
  consult: 'Consultar registro',
  off: 'No hay un registro conectado: verificá la identidad y las matrículas a mano.',
  simulated:
    'Registro simulado: las respuestas son de prueba y no dicen nada de la matrícula verdadera.',
  never: 'Todavía no se consultó.',
  failed: 'No pudimos leer las consultas al registro.',
  unavailable: 'El registro no responde. No cambió nada: probá de nuevo en unos minutos.',
  consultFailed: 'No se consultó el registro. Probá de nuevo.',
  last: 'Última consulta',
  periodic: 'Control periódico',
  registry: 'Respondió',
  identity: 'Identidad',
  registeredName: 'Nombre en el registro',
  licences: 'Matrículas',
  licence: (kind: 'NATIONAL' | 'PROVINCIAL', number: string) =>
    `${kind === 'NATIONAL' ? 'M.N.' : 'M.P.'} ${number}`,
  until: (day: string) => `vence el ${formatDate(day)}`,
  ended: (day: string) => `venció el ${formatDate(day)}`,
  hash: 'Huella de la respuesta',
  suspended: 'Esta respuesta suspendió la habilitación.',
  earlier: 'Consultas anteriores',
  allFound: 'Todo coincide',
  suspendedShort: 'Suspendió la habilitación',
  done: 'El registro respondió',
} as const;

export const identityName: Record<IdentityFinding, string> = {
  FOUND: 'Coincide',
  NOT_FOUND: 'No figura',
  ANOTHER_NAME: 'Figura con otro nombre',
};

export const licenceName: Record<LicenceFinding, string> = {
  FOUND: 'Vigente',
  NOT_FOUND: 'No figura',
  ANOTHER_NAME: 'Es de otra persona',
  EXPIRED: 'Vencida',
  SUSPENDED: 'Suspendida',
};
