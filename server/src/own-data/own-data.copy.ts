import { type Day, dayOf, writtenDay } from '@app/contract/kernel';
import type { LoggedKind } from '@app/contract/own-data';
import type { RequestWay } from '@app/contract/requests';
import { escapeHtml } from '../platform/escape-html.ts';

/** Notification to a record's author that its patient asks for a correction. */
export const correctionAsked = (attended: Date, wrong: string, wanted: string) => ({
  subject: `Un paciente pide corregir la consulta del ${writtenDay(dayOf(attended))}`,
  description: `Dice que está mal: ${escapeHtml(wrong)}<br>Debería decir: ${escapeHtml(wanted)}<br>Si corresponde, agregá una ampliación en la historia clínica.`,
});

/** Notification to a patient that staff offered their export for download. */
export const exportOffered = {
  subject: 'Tu historia clínica está lista para descargar',
  description: 'Descargala cuando quieras en Mis datos. Solo vos podés abrirla.',
};

const LOGGED: Record<LoggedKind, string> = {
  CORRECTION: 'tu pedido de corrección',
  ACCESS: 'tu pedido de acceso a los datos',
  DELETION: 'tu pedido de supresión de datos',
  PROBLEM: 'el problema que nos contaste',
};
const CAME_BY: Record<RequestWay, string> = { PAPER: 'en papel', TELEPHONE: 'por teléfono' };

/** Notification to a person whose request on paper or by telephone was logged by staff. */
export const requestLogged = (
  { kind, cameBy, cameIn }: { kind: LoggedKind; cameBy: RequestWay; cameIn: Day },
  due: Date | undefined,
) => ({
  subject: `Registramos ${LOGGED[kind]}`,
  description: [
    `Nos llegó ${CAME_BY[cameBy]} el ${writtenDay(cameIn)}.`,
    ...(due ? [`Te respondemos a más tardar el ${writtenDay(dayOf(due))}.`] : []),
    'Si no lo pediste vos, escribinos.',
  ].join(' '),
});
