import { withCapitalArticle } from '@app/contract/kernel';
import type { Reader } from '../family-group/index.ts';
import { escapeHtml } from '../platform/escape-html.ts';

const MINE = '<p>La encontrás en <a href="/paciente/mis-recetas">Mis recetas</a>.</p>';

/** Whose prescription it is, for the reader of a notification: with the first name unless it is their own. */
export const whosePrescription = ({ memberName }: Reader): string =>
  memberName === null ? 'tu receta' : `la receta de ${memberName}`;

export const annulledNotice = (prescription: string, professional: string, reason: string) => ({
  subject: `Anularon ${prescription}`,
  description: `<p>${escapeHtml(withCapitalArticle(professional))} anuló la receta y ya no sirve en ninguna farmacia. Escribió este motivo: <i>${escapeHtml(reason)}</i></p><p>Si todavía la necesitás, pedí otra en una consulta.</p>`,
});

export const reactivatedNotice = (prescription: string, professional: string) => ({
  subject: `Se puede usar de nuevo ${prescription}`,
  description: `<p>${escapeHtml(withCapitalArticle(professional))} revisó la receta que una farmacia había bloqueado. El vencimiento sigue siendo el mismo.</p>${MINE}`,
});
