import { escapeHtml } from '../platform/escape-html.ts';

/** For whoever has a plan that went out of use, or is responsible for a member who has it. */
export const outOfUseNotice = (plan: string, member: string | null) => ({
  subject: member
    ? `El plan de ${member} ya no está en la clínica`
    : 'Tu plan ya no está en la clínica',
  description: `<p>${escapeHtml(plan)} ya no cubre consultas acá. Los turnos que ya están dados se atienden igual. Para las próximas consultas pedí otro plan${
    member ? ` para ${escapeHtml(member)}` : ''
  }.</p><p><a href="/mi-plan">Pedir otro plan</a></p>`,
});
