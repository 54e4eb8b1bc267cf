import { escapeHtml } from '../../platform/escape-html.ts';

type Words = { subject: string; description: string };

/** Notifications of the medical director's acts on a place or a duty. */
export const removedWords = (specialty: string, reason: string): Words => ({
  subject: 'Te sacaron de la fila de la guardia',
  description: `<p>Dejaste de estar en la fila de ${escapeHtml(specialty)}. Motivo: ${escapeHtml(reason)}</p><p>La consulta no se descuenta: podés volver a pedirla.</p>`,
});

export const movedWords = (specialty: string, reason: string): Words => ({
  subject: `Ahora esperás en ${specialty}`,
  description: `<p>Te pasamos a la fila de ${escapeHtml(specialty)} y conservás la hora en que llegaste. Motivo: ${escapeHtml(reason)}</p>`,
});

export const purgedWords = (reason: string): Words => ({
  subject: 'Cerramos una consulta que quedó sin terminar',
  description: `<p>Tu consulta de la guardia quedó abierta por un problema técnico y la cerramos. Motivo: ${escapeHtml(reason)}</p><p>No se descuenta: podés volver a pedirla.</p>`,
});

export const noticeWords = (text: string): Words => ({
  subject: 'Aviso de la guardia',
  description: `<p>${escapeHtml(text)}</p>`,
});

export const offDutyWords = (reason: string): Words => ({
  subject: 'La dirección técnica te sacó de la guardia',
  description: `<p>Ya no recibís pacientes de la guardia. Motivo: ${escapeHtml(reason)}</p>`,
});
