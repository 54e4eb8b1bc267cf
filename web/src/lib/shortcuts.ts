import { useEffect, useRef } from 'react';

const DIALOG = '[role=dialog],[role=alertdialog]';
const OWN_ARROWS = 'select,[role=combobox],[role=listbox],[aria-haspopup]';

type Keys = {
  /** As the keyboard event names it. */
  key: string;
  /** The key held down with it. */
  held?: 'ctrlKey' | 'altKey';
  /** On a Mac the command key does too. */
  orCommand?: true;
  /** As `aria-keyshortcuts` spells it. */
  aria: string;
  /** Where the keys belong to something else. */
  notIn?: string;
};

/**
 * The keys of professionals. AltGr is Ctrl+Alt on Spanish keyboards, so none needs both; none is a
 * single letter, which whoever dictates would press by speaking (SC 2.1.4).
 */
const KEYS = {
  palette: { key: 'k', held: 'ctrlKey', orCommand: true, aria: 'Control+K Meta+K', notIn: DIALOG },
  confirm: {
    key: 'Enter',
    held: 'ctrlKey',
    aria: 'Control+Enter',
    notIn: `${DIALOG},[role=combobox][aria-expanded=true]`,
  },
  'next-section': {
    key: 'ArrowDown',
    held: 'altKey',
    aria: 'Alt+ArrowDown',
    notIn: `${DIALOG},${OWN_ARROWS}`,
  },
  'previous-section': {
    key: 'ArrowUp',
    held: 'altKey',
    aria: 'Alt+ArrowUp',
    notIn: `${DIALOG},${OWN_ARROWS}`,
  },
  // Whoever is asked something in a dialog may be heard meanwhile: these two work there as well.
  microphone: { key: 'd', held: 'ctrlKey', aria: 'Control+D' },
  camera: { key: 'e', held: 'ctrlKey', aria: 'Control+E' },
  'previous-consultation': {
    key: 'PageUp',
    aria: 'PageUp',
    notIn: `input,textarea,select,${DIALOG}`,
  },
  'next-consultation': {
    key: 'PageDown',
    aria: 'PageDown',
    notIn: `input,textarea,select,${DIALOG}`,
  },
} as const satisfies Record<string, Keys>;

export type Shortcut = keyof typeof KEYS;

/** The value of `aria-keyshortcuts` of the control that does the same. */
export const ariaKeys = (shortcut: Shortcut): string => KEYS[shortcut].aria;

/** Whether these are the keys, wherever they were pressed. */
export function isPressed(shortcut: Shortcut, event: KeyboardEvent): boolean {
  const { key, held, orCommand }: Keys = KEYS[shortcut];
  const { ctrlKey, altKey, metaKey, shiftKey } = event;
  if (event.key.toLowerCase() !== key.toLowerCase() || shiftKey) return false;
  const isCommand = metaKey && orCommand === true && !ctrlKey && !altKey;
  return (
    isCommand || (!metaKey && ctrlKey === (held === 'ctrlKey') && altKey === (held === 'altKey'))
  );
}

/** Whether these are the keys, and nothing there uses them for itself. */
export function isAsked(shortcut: Shortcut, event: KeyboardEvent): boolean {
  if (!isPressed(shortcut, event)) return false;
  const { notIn }: Keys = KEYS[shortcut];
  return notIn === undefined || !isWithin(event, notIn);
}

/** Whether the keys were pressed inside what the selector names. */
export const isWithin = ({ target }: KeyboardEvent, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/**
 * Answers keys while the screen is there. It listens before any control does: some keep to
 * themselves the keys that they know. A key that stays down acts once.
 */
export function useKeys(answerTo: (event: KeyboardEvent) => (() => void) | undefined): void {
  const latest = useRef(answerTo);
  useEffect(() => {
    latest.current = answerTo;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const act = latest.current(event);
      if (!act) return;
      event.preventDefault();
      event.stopPropagation();
      if (!event.repeat) act();
    };
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, []);
}
