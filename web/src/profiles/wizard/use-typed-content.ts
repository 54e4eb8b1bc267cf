import { hashKey } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';

/** Equal in any order of the keys: the database keeps those of a draft in its own. */
export const isSame = (one: unknown, other: unknown): boolean =>
  hashKey([one]) === hashKey([other]);

/** The step on the screen: what was typed in it, and whether a picture was chosen that is not sent yet. */
type ShownStep<Content> = { read: () => Partial<Content>; hasPicture: boolean };

const NOTHING_TYPED = { read: () => ({}), hasPicture: false };

/** The values of all steps. Whatever leads to another step, also the browser's back, keeps what was typed in this one. */
export function useTypedContent<Content extends Record<string, unknown>>(
  start: Content,
  step: number,
) {
  const [content, setContent] = useState(start);
  const [keptAt, setKeptAt] = useState(step);
  const [revision, setRevision] = useState(0);
  const latest = useRef(content);
  latest.current = content;
  const shown = useRef<ShownStep<Content>>(NOTHING_TYPED);
  const isDropped = useRef(false);
  const typed = () => ({ ...latest.current, ...shown.current.read() });

  if (keptAt !== step) {
    setKeptAt(step);
    setContent(typed());
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: another form is shown.
  useLayoutEffect(() => {
    isDropped.current = false;
  }, [step, revision]);

  function replace(next: Content) {
    latest.current = next;
    setContent(next);
  }

  /** Forgets what was typed in the step on the screen, which is about to go. */
  function drop() {
    shown.current = NOTHING_TYPED;
    isDropped.current = true;
  }

  return {
    content,
    /** Changes when the content was replaced, to remount the forms. */
    revision,
    /** With the step on the screen. */
    typed,
    hasPicture: () => shown.current.hasPicture,
    /** Whether the step on the screen was changed. */
    isTyped: () => shown.current.hasPicture || !isSame(typed(), latest.current),
    /** Registers the step on the screen, for when it is left and when the session ends. */
    watch: (read: () => Partial<Content>, hasPicture = false) => {
      if (!isDropped.current) shown.current = { read, hasPicture };
    },
    replace,
    drop,
    /** Begins anew with other values. */
    startOver: (next: Content) => {
      drop();
      replace(next);
      setRevision((before) => before + 1);
    },
  };
}
