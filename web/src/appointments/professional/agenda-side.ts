/**
 * The viewer of an agenda, which decides the actions: the professional may do everything, operations books,
 * moves and cancels, the medical director only reads.
 */
export type AgendaSide = 'professional' | 'operations' | 'reader';

/** The agenda's professional, and its viewer. */
export type AgendaOf = { side: AgendaSide; professionalId: string };

/** Whether the viewer may book, move and cancel appointments. */
export const mayChange = (side: AgendaSide): boolean => side !== 'reader';
