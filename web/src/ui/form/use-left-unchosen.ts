import { useState } from 'react';
import { uiCopy } from '../ui.copy.ts';

/**
 * The error of a combobox: the given one, or that its text was left without choosing anything and is gone, until
 * something else is typed.
 */
export function useLeftUnchosen(hasChoice: boolean, error: string | undefined) {
  const [text, setText] = useState('');
  const own = text && !hasChoice ? uiCopy.nothingChosen(text) : undefined;
  return {
    error: error ?? own,
    remember: (typed: string | null) => setText(typed?.trim() ?? ''),
    /** An emptied box still says what is missing from it. */
    forgetWith: (typed: string) => {
      if (typed !== '') setText('');
    },
  };
}
