/** Notices that staff can send to somebody who waits. */
export const waitingNotices = ['DELAY', 'SOON', 'KEEP_OPEN', 'WORSE'] as const;
export type WaitingNotice = (typeof waitingNotices)[number];

/** What the patient reads: staff chooses among these, so that nothing clinical is written here. */
export const waitingNoticeText: Record<WaitingNotice, string> = {
  DELAY: 'La guardia está demorada. Seguís en tu lugar y te vamos a llamar.',
  SOON: 'En unos minutos se conecta un profesional. Seguís en tu lugar.',
  KEEP_OPEN: 'Dejá abierta la sala de espera para no perder tu lugar.',
  WORSE: 'Si la persona empeoró, no esperes: llamá al 107.',
};
