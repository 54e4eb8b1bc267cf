import { useState } from 'react';
import { uiCopy } from '../ui.copy.ts';

/**
 * The error of a combobox: the given one, or that its text was cleared because nothing was chosen, until
 * something else is typed.
 */
export function useLeftUnchosen(hasChoice: boolean, error: string | undefined) {
  const [text, setText] = useState('');
  const own = text && !hasChoice ? uiCopy.nothingChosen(text) : undefined;
  return {
    error: error ?? own,
    remember: (typed: string | null) => setText(typed?.trim() ?? ''),
    /** An emptied box still shows what is missing. */
    forgetWith: (typed: string) => {
      if (typed !== '') setText('');
    },
  };
}
