import { writtenDay } from '@app/contract/kernel';
import { escapeHtml } from '../platform/escape-html.ts';

const SUBJECT = 'Hay un pedido que espera tu aprobación';
const NOT_DONE = 'No se hace hasta que alguien más del equipo lo apruebe.';

export const waitingCopy = {
  notice: (asker: string, about: string, expires: string) => ({
    subject: SUBJECT,
    description: `<p>${escapeHtml(asker)} pidió algo sobre ${escapeHtml(about)}. ${NOT_DONE}</p><p>Está en Solicitudes y vence el ${writtenDay(expires)}.</p>`,
  }),
  /** Names nobody: a mail is read in more places than the inbox. */
  mail: (expires: string) => ({
    subject: SUBJECT,
    paragraphs: [
      `Otra persona del equipo pidió algo que necesita tu aprobación. ${NOT_DONE}`,
      `Vence el ${writtenDay(expires)}.`,
    ],
  }),
  link: 'Ver el pedido',
} as const;
