import type { PreferenceKind } from '@app/contract/notifications';

/**
 * Texts that leave the product say only where something is new, neither about whom nor what
 * (requirement: nothing clinical outside).
 */
export const outsideCopy = {
  news: {
    RECORDS: 'Tenés una novedad en tus recetas o documentos.',
    APPOINTMENTS: 'Tenés una novedad en tus turnos.',
    ORDERS: 'Tenés una novedad en tus pedidos.',
    CLINIC: 'Tenés un mensaje nuevo.',
  } satisfies Record<PreferenceKind, string>,
  subject: (brand: string) => `Tenés una novedad en ${brand}`,
  paragraphs: (news: string, brand: string) => ['Hola.', `${news} Entrá a ${brand} para verla.`],
  open: (brand: string) => `Abrir ${brand}`,
  /** As approved by WhatsApp: "Tenés una novedad en {{1}}. Podés verla acá: {{2}} Gracias." */
  whatsApp: (brand: string, link: string) =>
    `Tenés una novedad en ${brand}. Podés verla acá: ${link} Gracias.`,
  calledInGuard: 'Te están llamando desde la guardia',
  calledForAppointment: 'Te están llamando para tu turno',
  answer: 'Tocá para entrar.',
} as const;

/** Told in the inbox of whose telephone WhatsApp failed. */
export const telephoneCopy = {
  subject: 'Confirmá tu teléfono',
  description:
    '<p>No pudimos entregarte los últimos mensajes por WhatsApp. Confirmá otra vez tu número en «Cómo te avisamos» para volver a recibirlos; mientras tanto, tus novedades están en esta bandeja.</p>',
} as const;

/** WhatsApp's template for news, by its name there. */
export const NEWS_TEMPLATE = { name: 'novedad', language: 'es_AR' } as const;
