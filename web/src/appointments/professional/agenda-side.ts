/**
 * Who looks at an agenda, and so what may be done in it: its professional everything, operations gives, moves and
 * cancels, the medical director reads.
 */
export type AgendaSide = 'professional' | 'operations' | 'reader';

/** Whose agenda is shown, to whom. */
export type AgendaOf = { side: AgendaSide; professionalId: string };

/** Whether appointments are given, moved and cancelled here. */
export const mayChange = (side: AgendaSide): boolean => side !== 'reader';
