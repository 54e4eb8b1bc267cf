/** Notices that staff can send to a waiting patient. */
export const waitingNotices = ['DELAY', 'SOON', 'KEEP_OPEN', 'WORSE'] as const;
export type WaitingNotice = (typeof waitingNotices)[number];

/** The texts that patients read; staff chooses one, so that nothing clinical can be written. */
export const waitingNoticeText: Record<WaitingNotice, string> = {
  DELAY: 'La guardia está demorada. Seguís en tu lugar en la fila y te vamos a llamar.',
  SOON: 'En unos minutos se conecta un profesional. Seguís en tu lugar en la fila.',
  KEEP_OPEN: 'Dejá abierta la sala de espera para no perder tu lugar en la fila.',
  WORSE: 'Si la persona empeoró, no esperes: llamá al 107.',
};
