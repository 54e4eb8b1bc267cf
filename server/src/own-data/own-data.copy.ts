import { dayOf, writtenDay } from '@app/contract/kernel';
import { escapeHtml } from '../platform/escape-html.ts';

/** What the author of a record reads of a correction that its patient asks for. */
export const correctionAsked = (attended: Date, wrong: string, wanted: string) => ({
  subject: `Un paciente pide corregir la consulta del ${writtenDay(dayOf(attended))}`,
  description: `Dice que está mal: ${escapeHtml(wrong)}<br>Debería decir: ${escapeHtml(wanted)}<br>Si corresponde, agregá una ampliación en la historia clínica.`,
});

/** What a patient reads when staff left their export for download. */
export const exportOffered = {
  subject: 'Tu historia clínica está lista para descargar',
  description: 'Descargala cuando quieras en Mis datos. Solo vos podés abrirla.',
};
