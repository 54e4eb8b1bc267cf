import { writtenDay } from '@app/contract/kernel';
import type { IdentityFinding, LicenceFinding } from '@app/contract/registry-checks';
import { escapeHtml } from '../platform/escape-html.ts';

type Bad<Finding> = Exclude<Finding, 'FOUND'>;

/** Faults in words that both the professional and staff read. */
export const faultCopy: {
  identity: Record<Bad<IdentityFinding>, string>;
  licence: Record<Bad<LicenceFinding>, (licence: string, until: string | null) => string>;
} = {
  identity: {
    NOT_FOUND: 'el DNI no figura',
    ANOTHER_NAME: 'el DNI figura con otro nombre',
  },
  licence: {
    NOT_FOUND: (licence) => `la matrícula ${licence} no figura`,
    ANOTHER_NAME: (licence) => `la matrícula ${licence} figura a nombre de otra persona`,
    EXPIRED: (licence, until) =>
      until
        ? `la matrícula ${licence} venció el ${writtenDay(until)}`
        : `la matrícula ${licence} está vencida`,
    SUSPENDED: (licence) => `la matrícula ${licence} está suspendida`,
  },
};

/** `REFEPS informa: la matrícula M.P. 55012 no figura.` */
export const saidBy = (registry: string, faults: readonly string[]): string =>
  `${registry} informa: ${faults.join('; ')}.`;

const SUBJECT = 'Tu habilitación está suspendida';
const CORRECT =
  'Si tus datos cambiaron, corregí tu perfil. Cuando el registro esté en orden, escribinos y lo revisamos.';

export const suspensionCopy = {
  professional: (said: string) => ({
    subject: SUBJECT,
    description: `${escapeHtml(said)} Por ahora no podés atender ni recetar. ${CORRECT}`,
  }),
  director: (name: string, said: string) => ({
    subject: 'El registro suspendió a un profesional',
    description: `${escapeHtml(name)}: ${escapeHtml(said)} Su ficha está en Personas, y los turnos que tiene dados, en Turnos.`,
  }),
  mail: (said: string) => ({
    subject: SUBJECT,
    paragraphs: [
      'Consultamos el registro de profesionales y tu habilitación quedó suspendida.',
      said,
      'Desde este momento no podés atender ni recetar. Podés seguir ingresando a tu cuenta.',
      CORRECT,
    ],
  }),
  link: 'Ver mi perfil',
};
