import { withCapitalArticle } from '@app/contract/kernel';
import { escapeHtml } from '../platform/escape-html.ts';

const MINE = '<p>La encontrás en <a href="/paciente/mis-recetas">Mis recetas</a>.</p>';

export const annulledNotice = (professional: string, reason: string) => ({
  subject: 'Anularon una de tus recetas',
  description: `<p>${escapeHtml(withCapitalArticle(professional))} anuló la receta y ya no sirve en ninguna farmacia. Escribió este motivo: <i>${escapeHtml(reason)}</i></p><p>Si todavía la necesitás, pedí otra en una consulta.</p>`,
});

export const reactivatedNotice = (professional: string) => ({
  subject: 'Tu receta se puede usar de nuevo',
  description: `<p>${escapeHtml(withCapitalArticle(professional))} revisó la receta que una farmacia había bloqueado. El vencimiento sigue siendo el mismo.</p>${MINE}`,
});
