import type { Shortcut } from './shortcuts.ts';

type ShortcutWords = { keys: string; does: string };

/** What each shortcut does, and its keys on a Spanish keyboard. */
export const shortcutWords: Record<Shortcut, ShortcutWords> = {
  palette: { keys: 'Ctrl + K', does: 'Busca una acción de la pantalla y la hace.' },
  confirm: { keys: 'Ctrl + Enter', does: 'Confirma la sección del registro en la que estás.' },
  'next-section': { keys: 'Alt + ↓', does: 'Va a la sección siguiente del registro.' },
  'previous-section': { keys: 'Alt + ↑', does: 'Va a la sección anterior del registro.' },
  microphone: { keys: 'Ctrl + D', does: 'Silencia o activa tu micrófono durante una llamada.' },
  camera: { keys: 'Ctrl + E', does: 'Apaga o prende tu cámara durante una llamada.' },
  'previous-consultation': {
    keys: 'Re Pág',
    does: 'Va a la consulta anterior de la historia clínica.',
  },
  'next-consultation': {
    keys: 'Av Pág',
    does: 'Va a la consulta siguiente de la historia clínica.',
  },
  'previous-days': { keys: '←', does: 'Va al día o a la semana anterior de la agenda.' },
  'next-days': { keys: '→', does: 'Va al día o a la semana siguiente de la agenda.' },
  today: { keys: 'Inicio', does: 'Va al día de hoy en la agenda.' },
};

/** Every shortcut's texts, in the order of the list. */
export const shortcutList: readonly ShortcutWords[] = Object.values(shortcutWords);
