import { escapeHtml } from '../../platform/escape-html.ts';

/** Notification that somebody attends the guard now, with the specialties. */
export const onDutyWords = (specialties: readonly string[]) => ({
  subject: 'Ya hay profesionales en la guardia',
  description: `<p>Pediste que te avisáramos. Ahora se atiende: ${escapeHtml(specialties.join(', '))}.</p><p>Entrá a la guardia desde el inicio.</p>`,
});
