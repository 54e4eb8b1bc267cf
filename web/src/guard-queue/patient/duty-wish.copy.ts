import { formatDeadline } from '../../ui/format.ts';

/** Texts of being told that somebody attends the guard. */
export const dutyWishCopy = {
  wish: 'Avisame cuando haya alguien',
  drop: 'Ya no me avises',
  detail: 'Te avisamos una vez, al entrar alguien.',
  wished: (until: string) => `Te avisamos hasta el ${formatDeadline(until)}.`,
  failed: 'No pudimos guardarlo. Probá de nuevo.',
} as const;
