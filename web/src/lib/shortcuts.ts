import { useEffect, useRef } from 'react';

const DIALOG = '[role=dialog],[role=alertdialog]';
const TYPING = 'input,textarea,select';
const OWN_ARROWS = 'select,[role=combobox],[role=listbox],[aria-haspopup]';

type Keys = {
  /** `key` of the keyboard event. */
  key: string;
  /** Modifier. */
  held?: 'ctrlKey' | 'altKey';
  /** On a Mac the command key works too. */
  orCommand?: true;
  /** In the format of `aria-keyshortcuts`. */
  aria: string;
  /** Elements that use these keys themselves. */
  notIn?: string;
};

/**
 * Shortcuts of professionals. AltGr is Ctrl+Alt on Spanish keyboards, so none uses both; none is a
 * single letter, which speech input would trigger (SC 2.1.4).
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
  // Microphone and camera can also be switched while a dialog is open.
  microphone: { key: 'd', held: 'ctrlKey', aria: 'Control+D' },
  camera: { key: 'e', held: 'ctrlKey', aria: 'Control+E' },
  'previous-consultation': {
    key: 'PageUp',
    aria: 'PageUp',
    notIn: `${TYPING},${DIALOG}`,
  },
  'next-consultation': {
    key: 'PageDown',
    aria: 'PageDown',
    notIn: `${TYPING},${DIALOG}`,
  },
  'previous-days': {
    key: 'ArrowLeft',
    aria: 'ArrowLeft',
    notIn: `${TYPING},${DIALOG},${OWN_ARROWS}`,
  },
  'next-days': {
    key: 'ArrowRight',
    aria: 'ArrowRight',
    notIn: `${TYPING},${DIALOG},${OWN_ARROWS}`,
  },
  today: { key: 'Home', aria: 'Home', notIn: `${TYPING},${DIALOG},${OWN_ARROWS}` },
} as const satisfies Record<string, Keys>;

export type Shortcut = keyof typeof KEYS;

/** `aria-keyshortcuts` for the control that does the same. */
export const ariaKeys = (shortcut: Shortcut): string => KEYS[shortcut].aria;

/** Whether the event is this shortcut, wherever it was pressed. */
export function isPressed(shortcut: Shortcut, event: KeyboardEvent): boolean {
  const { key, held, orCommand }: Keys = KEYS[shortcut];
  const { ctrlKey, altKey, metaKey, shiftKey } = event;
  if (event.key.toLowerCase() !== key.toLowerCase() || shiftKey) return false;
  const isCommand = metaKey && orCommand === true && !ctrlKey && !altKey;
  return (
    isCommand || (!metaKey && ctrlKey === (held === 'ctrlKey') && altKey === (held === 'altKey'))
  );
}

/** Whether the event is this shortcut and its target does not use the keys itself. */
export function isAsked(shortcut: Shortcut, event: KeyboardEvent): boolean {
  if (!isPressed(shortcut, event)) return false;
  const { notIn }: Keys = KEYS[shortcut];
  return notIn === undefined || !isWithin(event, notIn);
}

/** Whether the keys were pressed inside an element that matches the selector. */
export const isWithin = ({ target }: KeyboardEvent, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/**
 * Handles shortcuts while the screen is mounted, in the capture phase because some controls stop their keys.
 * Key repeats are ignored.
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
