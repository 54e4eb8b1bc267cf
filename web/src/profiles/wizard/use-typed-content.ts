import { hashKey } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';

/** Compares in any order of keys, since the database reorders those of a draft. */
export const isSame = (one: unknown, other: unknown): boolean =>
  hashKey([one]) === hashKey([other]);

/** The displayed step: its typed values, and whether it has a chosen picture that was not sent yet. */
type ShownStep<Content> = { read: () => Partial<Content>; hasPicture: boolean };

const NOTHING_TYPED = { read: () => ({}), hasPicture: false };

/**
 * The values of all steps. Every way to another step, including the browser's back, keeps the values typed in
 * this one.
 */
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another form is shown.
  useLayoutEffect(() => {
    isDropped.current = false;
  }, [step, revision]);

  function replace(next: Content) {
    latest.current = next;
    setContent(next);
  }

  /** Discards the values typed in the displayed step, which is about to be left. */
  function drop() {
    shown.current = NOTHING_TYPED;
    isDropped.current = true;
  }

  return {
    content,
    /** Changes when the content was replaced, to remount the forms. */
    revision,
    /** Including the displayed step. */
    typed,
    hasPicture: () => shown.current.hasPicture,
    /** Whether the displayed step was changed. */
    isTyped: () => shown.current.hasPicture || !isSame(typed(), latest.current),
    /** Registers the displayed step, for when it is left or the session ends. */
    watch: (read: () => Partial<Content>, hasPicture = false) => {
      if (!isDropped.current) shown.current = { read, hasPicture };
    },
    replace,
    drop,
    /** Restarts with other values. */
    startOver: (next: Content) => {
      drop();
      replace(next);
      setRevision((before) => before + 1);
    },
  };
}
